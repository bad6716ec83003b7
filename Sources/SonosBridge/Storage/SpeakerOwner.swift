/// Whom a report is kept for.
public enum SpeakerOwner: Sendable, Hashable {
    case account(String)
    /// Somebody without an account, in this household.
    case household(String)
}
