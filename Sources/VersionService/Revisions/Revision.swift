/// One state of the overrides, kept for good.
///
/// A revision holds everything, not what changed, so that any one of them can be served, compared and returned to by itself.
public struct Revision: Hashable, Sendable, Identifiable {
    /// Why there is a revision.
    public enum Kind: String, CaseIterable, Sendable {
        /// The first one of a store.
        case initial = "init"
        /// Somebody changed something.
        case change
        /// An earlier revision was brought back.
        case rollback
        /// Something was planned for later.
        case schedule
        /// What was over was cleared away.
        case expire
        /// The overrides came from a file or another store.
        case `import`
    }

    /// The number, one more than that of the revision before.
    public let number: Int
    /// Why there is a revision.
    public let kind: Kind
    /// The overrides, as ``Overrides/canonicalBytes`` writes them.
    public let snapshot: [UInt8]
    /// The fingerprint of the manifest the overrides were checked against.
    public let baseFingerprint: String
    /// Who made it.
    public let author: String
    /// Why.
    public let reason: String
    /// The ticket where it is talked about.
    public let ticket: String?
    /// When it was made, by the clock of the store.
    public let createdAt: Timestamp
    /// The revision that was brought back, in a rollback.
    public let reverts: Int?

    /// Creates a revision; stores do.
    public init(
        number: Int, kind: Kind, snapshot: [UInt8], baseFingerprint: String, author: String, reason: String, ticket: String? = nil,
        createdAt: Timestamp, reverts: Int? = nil
    ) {
        self.number = number
        self.kind = kind
        self.snapshot = snapshot
        self.baseFingerprint = baseFingerprint
        self.author = author
        self.reason = reason
        self.ticket = ticket
        self.createdAt = createdAt
        self.reverts = reverts
    }

    public var id: Int { number }

    /// The entity tag of the revision, without quotes, as in `r418`.
    public var tag: String { "r\(number)" }
}
