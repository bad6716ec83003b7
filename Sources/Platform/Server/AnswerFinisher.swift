import HTTPTypes
import Hummingbird
import NIOCore

/// Fits an answer to what the client accepts: entity tags, compression, ranges, HEAD.
struct AnswerFinisher: Sendable {
    /// Bodies below this gain nothing from compression.
    private static let compressionThreshold = 1024
    let deflater: Deflater
    /// How long a client may take none of a stream before its connection is closed.
    ///
    /// A player that pauses stops taking; it comes back with a range.
    var stallLimit = TimeAmount.minutes(5)

    /// The response to send.
    ///
    /// - Parameter channel: the connection.
    /// - Throws: ``DeflateError`` when the body cannot be compressed.
    func response(
        _ answer: Answer, to request: Request, on channel: any Channel
    ) throws -> (response: Response, bodyLength: Int) {
        switch answer.body {
        case .bytes(let body): try response(answer, body, to: request)
        case .stream(let stream): try response(answer, stream, to: request, on: channel)
        }
    }

    private func response(_ answer: Answer, _ body: ByteBuffer, to request: Request) throws -> (response: Response, bodyLength: Int) {
        var fields = answer.fields
        fields[.cacheControl] = answer.cacheControl.description
        let isCompressible = body.readableBytes >= Self.compressionThreshold && Self.isCompressible(answer.contentType)
        let vary = (isCompressible ? [HTTPField.Name.acceptEncoding] : []) + answer.vary
        if !vary.isEmpty { fields[.vary] = vary.map(\.canonicalName).joined(separator: ", ") }

        let coding: AcceptEncoding.Coding =
            isCompressible && AcceptEncoding(request.headers[.acceptEncoding]).preferred == .gzip ? .gzip : .identity
        if let tag = entityTag(answer, body, request)?.coded(with: coding) {
            fields[.eTag] = tag.description
            if isNotModified(tag, request) { return (Response(status: .notModified, headers: fields), 0) }
        }
        fields[.contentType] = answer.contentType
        var body = body
        if coding == .gzip {
            body = try deflater.gzip(body)
            fields[.contentEncoding] = "gzip"
        }
        let response = Response(status: answer.status, headers: fields, body: ResponseBody(byteBuffer: body))
        return request.method == .head ? (response.createHeadResponse(), 0) : (response, body.readableBytes)
    }

    /// The tag of a body that a client may keep and ask about again.
    private func entityTag(_ answer: Answer, _ body: ByteBuffer, _ request: Request) -> EntityTag? {
        guard answer.status == .ok, answer.cacheControl.storage != .none, request.method == .get || request.method == .head else {
            return nil
        }
        return EntityTag(digestOf: body)
    }

    /// Whether the client has this body already, in this coding (RFC 9110, section 13.1.2).
    private func isNotModified(_ tag: EntityTag, _ request: Request) -> Bool {
        let values = request.headers[values: .ifNoneMatch]
        guard !values.isEmpty else { return false }
        let list = EntityTagList(values.joined(separator: ", "))
        return list.isAny || list.containsWeakly(tag)
    }

    private static func isCompressible(_ contentType: String) -> Bool {
        contentType.hasPrefix("text/") || contentType.hasPrefix("image/svg") || contentType.contains("json")
    }
}
