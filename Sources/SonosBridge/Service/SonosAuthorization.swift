public import ScreenKit

/// What a token is worth.
public enum SonosAuthorization: Sendable, Equatable {
    case user(ScreenUser)
    /// Genuine but stale: the player has to refresh it.
    case stale
    /// Expired for good, revoked, or never given out.
    case invalid
}
