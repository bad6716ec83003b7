public import VersionService

/// A household that plays as an account.
public struct SpeakerLink: Sendable, Hashable {
    /// Names the link; says nothing of household or account.
    public let id: String
    public let account: String
    public let household: String
    public let createdAt: Timestamp
    /// When a player last called, to within a day.
    public let lastUsedAt: Timestamp

    public init(id: String, account: String, household: String, createdAt: Timestamp, lastUsedAt: Timestamp) {
        self.id = id
        self.account = account
        self.household = household
        self.createdAt = createdAt
        self.lastUsedAt = lastUsedAt
    }
}
