import HTTPTypes
import Hummingbird
import NIOCore
import VersionService

/// Answers whose body is a stream: conditions and ranges (RFC 9110, sections 13 and 14).
extension AnswerFinisher {
    /// The response to send, and the bytes that its body will have.
    ///
    /// - Throws: as ``response(_:to:on:)``.
    func response(
        _ answer: Answer, _ stream: StreamedBody, to request: Request, on channel: any Channel
    ) throws -> (response: Response, bodyLength: Int) {
        let now = Timestamp.now
        switch Precondition(request.headers, stream.validators, now: now) {
        case .failed:
            let problem = ProblemDetails(.preconditionFailed, detail: "What is at this address has changed.")
            return try response(refusal(problem, of: answer), to: request, on: channel)
        case .notModified:
            return (Response(status: .notModified, headers: fields(answer, stream)), 0)
        case .met:
            break
        }
        // A range means something to GET alone (section 14.2).
        let isRangeWanted = request.method == .get && Precondition.allowsRange(request.headers, stream.validators, now: now)
        let range = ByteRange(isRangeWanted ? request.headers.value(of: .range) : nil, length: stream.length)
        var fields = fields(answer, stream)
        fields[.contentType] = answer.contentType
        fields[.contentRange] = range.contentRange(length: stream.length)
        switch range {
        case .whole where request.method == .head:
            fields[.contentLength] = String(stream.length)
            return (Response(status: answer.status, headers: fields), 0)
        case .whole:
            return send(0..<stream.length, of: stream, answer.status, fields, on: channel)
        case .partial(let bytes):
            return send(bytes, of: stream, .partialContent, fields, on: channel)
        case .unsatisfiable:
            let problem = ProblemDetails(.rangeNotSatisfiable, detail: "There are \(stream.length) bytes, and the range has none of them.")
            var refusal = refusal(problem, of: answer)
            refusal.fields[.contentRange] = range.contentRange(length: stream.length)
            return try response(refusal, to: request, on: channel)
        }
    }

    private func send(
        _ bytes: Range<Int>, of stream: StreamedBody, _ status: HTTPResponse.Status, _ fields: HTTPFields, on channel: any Channel
    ) -> (response: Response, bodyLength: Int) {
        let body = ResponseBody(contentLength: bytes.count) { [stallLimit] writer in
            try await stream.write(bytes, to: &writer, on: channel, stallLimit: stallLimit)
        }
        return (Response(status: status, headers: fields, body: body), bytes.count)
    }

    /// The fields of every answer but a refusal.
    private func fields(_ answer: Answer, _ stream: StreamedBody) -> HTTPFields {
        var fields = answer.fields
        fields[.acceptRanges] = "bytes"
        fields[.cacheControl] = answer.cacheControl.description
        fields[.eTag] = stream.validators.entityTag?.description
        fields[.lastModified] = stream.validators.lastModified?.httpDate
        if !answer.vary.isEmpty { fields[.vary] = answer.vary.map(\.canonicalName).joined(separator: ", ") }
        return fields
    }

    /// A refusal that tells what is known of the answer refused.
    private func refusal(_ problem: ProblemDetails, of answer: Answer) -> Answer {
        var refusal = Answer(problem, fields: answer.fields)
        refusal.fields[.acceptRanges] = "bytes"
        return refusal
    }
}
