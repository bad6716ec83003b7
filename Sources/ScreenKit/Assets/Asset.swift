public import NIOCore

/// Something an app serves besides screens: a picture, a page.
///
/// An asset's content depends on its path alone.
public struct Asset: Sendable {
    /// What an asset is made of.
    public enum Content: Sendable {
        /// Bytes that are sent as they are.
        case bytes(ByteBuffer)
        /// A picture that the server sends as PNG.
        case raster(RasterImage)
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
