public import ScreenKit

/// What a token is worth.
public enum SonosAuthorization: Sendable, Equatable {
    case user(ScreenUser)
    /// Genuine but stale: the player has to refresh it, which takes the token's key; without that it is good until it expires.
    case stale(ScreenUser)
    /// Expired for good, revoked, or never given out.
    case invalid
}
