/// A revision that is to be made.
public struct NewRevision: Hashable, Sendable {
    /// Why.
    public let kind: Revision.Kind
    /// The overrides.
    public let snapshot: [UInt8]
    /// The fingerprint of the manifest the overrides were checked against.
    public let baseFingerprint: String
    /// Who makes it.
    public let author: String
    /// Why, in 3 to 500 characters.
    public let reason: String
    /// The ticket where it is talked about.
    public let ticket: String?
    /// The revision that is brought back, in a rollback.
    public let reverts: Int?

    /// Creates a revision that is to be made.
    ///
    /// - Throws: ``FlagStoreError/invalid(_:)`` without an author or a reason.
    public init(
        _ overrides: Overrides, kind: Revision.Kind = .change, against manifest: VersionManifest, author: String, reason: String,
        ticket: String? = nil, reverts: Int? = nil
    ) throws(FlagStoreError) {
        guard OverrideLimits.label.contains(author.unicodeScalars.count), author.contains(where: { !$0.isWhitespace }) else {
            throw .invalid("a change needs an author; say who makes it")
        }
        guard OverrideLimits.reason.contains(reason.unicodeScalars.count), reason.contains(where: { !$0.isWhitespace }) else {
            throw .invalid("a change needs a reason of 3 to 500 characters; say why it is made")
        }
        var document = overrides
        // The number is that of the revision itself, and so is not part of what it holds.
        document.revision = nil
        document.baseFingerprint = manifest.fingerprint
        self.kind = kind
        snapshot = document.canonicalBytes
        baseFingerprint = manifest.fingerprint
        self.author = author
        self.reason = reason
        self.ticket = ticket
        self.reverts = reverts
        guard snapshot.count <= OverrideLimits.size else {
            throw .invalid("the overrides have \(snapshot.count) bytes; \(OverrideLimits.size) is the limit; remove some that are over")
        }
    }
}
