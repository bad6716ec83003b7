public import VersionService

/// Somebody who can sign in.
public struct Account: Sendable, Hashable {
    /// What everything that belongs to the account refers to; never changes and is never used again.
    public let id: String

    /// The address in its normal form, unique among accounts.
    public let email: String

    /// The password as its hash, with everything needed to check it.
    public let passwordHash: String

    public let createdAt: Timestamp

    public init(id: String, email: String, passwordHash: String, createdAt: Timestamp) {
        self.id = id
        self.email = email
        self.passwordHash = passwordHash
        self.createdAt = createdAt
    }
}

extension Account: CustomStringConvertible {
    /// The identifier alone, so that an account that ends up in a log gives nothing away.
    public var description: String { "Account(\(id))" }
}
