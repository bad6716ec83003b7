/// What a player gets for a link code.
public enum SpeakerLinkRedemption: Sendable, Hashable {
    /// Nobody has signed in with the code yet.
    case pending
    /// The household is linked to the account, and the code is gone.
    case linked(account: String)
    /// The code is unknown, used, expired, another household's or another player's; if it is there, it stays.
    case failed
}
