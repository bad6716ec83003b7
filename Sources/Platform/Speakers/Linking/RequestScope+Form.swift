import HTTPTypes
import Hummingbird
import NIOCore

extension RequestScope {
    /// The request's body as a web form sends it.
    ///
    /// - Throws: ``ProblemDetails`` for another media type and for a body over the limit.
    func formBody(limit: Int) async throws -> [UInt8] {
        guard let type = request.headers[.contentType].flatMap(ContentType.init(parsing:)),
            type.matches("application", "x-www-form-urlencoded")
        else { throw ProblemDetails(.unsupportedMediaType, detail: "Send the body as application/x-www-form-urlencoded.") }
        guard request.headers[.contentEncoding] == nil else {
            throw ProblemDetails(.unsupportedMediaType, detail: "Send the body without a content coding.")
        }
        return Array(try await bytes(limit: limit).readableBytesView)
    }
}
