import HTTPTypes
import NIOCore

/// What a route answers, before it is fitted to what the client accepts.
struct Answer: Sendable {
    /// What is sent after the fields.
    enum Body: Sendable {
        case bytes(ByteBuffer)
        /// Sent as it is, in whole or in part, and never compressed.
        case stream(StreamedBody)
    }

    var status: HTTPResponse.Status
    var contentType: String
    var body: Body
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
        self.body = .bytes(body)
        self.cacheControl = cacheControl
        self.vary = vary
        self.fields = fields
    }

    /// An answer of which a client may ask for a part.
    init(contentType: String, stream: StreamedBody, cacheControl: CacheControl) {
        self.init(contentType: contentType, body: ByteBuffer(), cacheControl: cacheControl)
        body = .stream(stream)
    }

    /// An answer for programs that says what went wrong.
    init(_ problem: ProblemDetails, fields: HTTPFields = HTTPFields()) {
        self.init(problem.status, contentType: ProblemDetails.contentType, body: problem.body(), fields: fields)
    }

    /// The media type of screens, sections, and the answers to commands.
    static let json = "application/json"
}
