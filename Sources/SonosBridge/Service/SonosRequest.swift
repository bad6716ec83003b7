public import NIOCore
public import ScreenKit

/// A request as it came in over HTTP.
public struct SonosRequest: Sendable {
    /// The envelope, uncompressed.
    public var body: ByteBuffer
    public var soapAction: String?
    /// The `Authorization` header field.
    public var authorization: String?
    /// The language to answer in, one of the profile's.
    public var language: LanguageTag?

    public init(body: ByteBuffer, soapAction: String? = nil, authorization: String? = nil, language: LanguageTag? = nil) {
        self.body = body
        self.soapAction = soapAction
        self.authorization = authorization
        self.language = language
    }
}
