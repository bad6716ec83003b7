import HTTPTypes
import NIOCore

/// What a route answers, before it is fitted to what the client accepts.
struct Answer: Sendable {
    var status: HTTPResponse.Status
    var contentType: String
    var body: ByteBuffer
    var cacheControl: CacheControl
    /// The request fields the answer depends on, besides `Accept-Encoding`.
    var vary: [HTTPField.Name]
    /// Further fields, such as those of a deprecated version.
    var fields: HTTPFields
    /// The type of screen, for the log and the metrics.
    var screen: String?

    init(
        _ status: HTTPResponse.Status = .ok, contentType: String, body: ByteBuffer, cacheControl: CacheControl = .noStore,
        vary: [HTTPField.Name] = [], fields: HTTPFields = HTTPFields()
    ) {
        self.status = status
        self.contentType = contentType
        self.body = body
        self.cacheControl = cacheControl
        self.vary = vary
        self.fields = fields
    }

    /// An answer for programs that says what went wrong.
    init(_ problem: ProblemDetails, fields: HTTPFields = HTTPFields()) {
        self.init(problem.status, contentType: ProblemDetails.contentType, body: problem.body(), fields: fields)
    }

    /// The media type of screens, sections, and the answers to commands.
    static let json = "application/json"
}
