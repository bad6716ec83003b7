public import VersionService

/// What is stored of a refresh token: enough to recognise it, not enough to use it.
public struct RefreshTokenRecord: Sendable, Hashable {
    /// The SHA-256 of the token, unique among records.
    public let hash: [UInt8]

    /// The session the token belongs to: all tokens that follow from one sign-in.
    public let family: String

    /// The identifier of the account that signed in.
    public let account: String

    public let expiresAt: Timestamp

    /// When the token was exchanged for its successor; `nil` as long as it is the family's current one.
    public let usedAt: Timestamp?

    public init(hash: [UInt8], family: String, account: String, expiresAt: Timestamp, usedAt: Timestamp? = nil) {
        self.hash = hash
        self.family = family
        self.account = account
        self.expiresAt = expiresAt
        self.usedAt = usedAt
    }
}
