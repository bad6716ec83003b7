import HTTPTypes
import Hummingbird
import ScreenKit

extension RequestScope {
    /// The request's body as a JSON object.
    ///
    /// - Throws: ``ProblemDetails`` for another media type and for a body over the limit, `RouteError` for what is not an object.
    func payload(limit: Int) async throws -> CommandPayload {
        guard let type = request.headers[.contentType].flatMap(ContentType.init(parsing:)), type.matches("application", "json") else {
            throw ProblemDetails(.unsupportedMediaType, detail: "Send the body as application/json.")
        }
        guard request.headers[.contentEncoding] == nil else {
            throw ProblemDetails(.unsupportedMediaType, detail: "Send the body without a content coding.")
        }
        let body: ByteBuffer
        do {
            body = try await request.body.collect(upTo: limit)
        } catch let error as any HTTPResponseError where error.status == .contentTooLarge {
            throw ProblemDetails(.contentTooLarge, detail: "The body may have at most \(limit) bytes.")
        } catch {
            // What fails here is the connection or the framing, both the client's; the answer may find nobody.
            throw ProblemDetails(.badRequest, detail: "The body could not be read to its end.")
        }
        return try CommandPayload(JSONLiteral(parsing: Array(body.readableBytesView)))
    }
}
