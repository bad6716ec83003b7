/// What is kept of an administrator's token.
public struct AdminTokenRecord: Hashable, Sendable, Identifiable {
    /// Its name in lists and in the log, which is no secret.
    public let id: String
    /// The SHA-256 of the token, 32 bytes.
    public let hash: [UInt8]
    /// Whom or what it was made for, in 1 to 200 characters.
    public let name: String
    /// What its holder may do.
    public let role: AdminRole
    /// When it was made.
    public let createdAt: Timestamp
    /// From when on it is worth nothing, if ever.
    public let expiresAt: Timestamp?
    /// When it was taken back, if it was.
    public let revokedAt: Timestamp?
    /// When it was last used, up to an hour off.
    public let lastUsedAt: Timestamp?

    /// Creates a record.
    public init(
        id: String, hash: [UInt8], name: String, role: AdminRole, createdAt: Timestamp, expiresAt: Timestamp? = nil,
        revokedAt: Timestamp? = nil, lastUsedAt: Timestamp? = nil
    ) {
        self.id = id
        self.hash = hash
        self.name = name
        self.role = role
        self.createdAt = createdAt
        self.expiresAt = expiresAt
        self.revokedAt = revokedAt
        self.lastUsedAt = lastUsedAt
    }

    /// Whether the token is worth anything at an instant.
    public func isValid(at instant: Timestamp) -> Bool {
        revokedAt == nil && expiresAt.map { instant < $0 } ?? true
    }
}
