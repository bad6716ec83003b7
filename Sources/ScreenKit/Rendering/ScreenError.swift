/// Why a screen cannot be shown.
public enum ScreenError: Error, Sendable, Equatable {
    /// What the path names does not exist, or is not offered with these features.
    case notFound(kind: String, id: String)
    /// The reader has to sign in first.
    case signInRequired
}
