public import NIOCore

/// Something an app serves besides screens: a picture, a page.
///
/// The same path is the same content for everybody.
public struct Asset: Sendable {
    /// What an asset is made of.
    public enum Content: Sendable {
        /// Bytes that are sent as they are.
        case bytes(ByteBuffer)
        /// A picture that the server sends as PNG, drawn only when it has not kept it.
        case raster(@Sendable () -> RasterImage)
    }

    public let content: Content
    /// Media type, such as `image/svg+xml`.
    public let mediaType: String
    /// Seconds for which a copy may be used without asking again.
    public let maxAge: Int

    public init(_ content: Content, mediaType: String, maxAge: Int) {
        self.content = content
        self.mediaType = mediaType
        self.maxAge = maxAge
    }
}
