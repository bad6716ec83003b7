/// An image to fetch, or one of the client's own.
public struct ImageReference: Sendable, Equatable {
    /// How the image is clipped.
    public enum Shape: String, Sendable, CaseIterable {
        case square, rounded, circle
    }

    /// Where to fetch the image; a path on this server or an absolute URL.
    public var uri: String?
    /// An image the client brings itself, by token.
    public var local: IconToken?
    /// What the client shows until the image is there.
    public var placeholder: IconToken?
    public var shape: Shape

    /// An image to fetch.
    public init(uri: String, placeholder: IconToken? = nil, shape: Shape = .square) {
        self.uri = uri
        local = nil
        self.placeholder = placeholder
        self.shape = shape
    }

    /// An image the client brings itself.
    public init(local: IconToken) {
        uri = nil
        self.local = local
        placeholder = nil
        shape = .square
    }
}
