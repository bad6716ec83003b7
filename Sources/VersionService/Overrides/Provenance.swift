/// Who made an override, when, and why.
public struct Provenance: Hashable, Sendable {
    /// Why, in 3 to 500 characters.
    public var reason: String
    /// The ticket where it is talked about.
    public var ticket: String?
    /// Who made it.
    public var createdBy: String?
    /// When it was made.
    public var createdAt: Timestamp?

    /// Creates a provenance.
    public init(reason: String, ticket: String? = nil, createdBy: String? = nil, createdAt: Timestamp? = nil) {
        self.reason = reason
        self.ticket = ticket
        self.createdBy = createdBy
        self.createdAt = createdAt
    }
}
