/// The proof that a log was only ever added to.
///
/// Whoever alters, removes or slips in an entry has to make all hashes after it anew; a note of the last hash, kept elsewhere, shows that.
/// Entries can be verified in parts: each part takes up where the one before it ended.
public struct AuditChain: Hashable, Sendable {
    /// The first entry that does not fit, and why.
    public struct Break: Hashable, Sendable, Error, CustomStringConvertible {
        /// Why an entry does not fit.
        public enum Kind: String, CaseIterable, Sendable {
            /// An entry is missing, repeated or out of place.
            case sequence
            /// The entry does not follow the one before it.
            case link
            /// The entry was altered.
            case content
        }

        /// The sequence number that the entry had to have.
        public let sequence: Int
        /// Why it does not fit.
        public let kind: Kind

        public var description: String {
            switch kind {
            case .sequence: "entry \(sequence) of the audit log is missing or out of place"
            case .link: "entry \(sequence) of the audit log does not follow the entry before it"
            case .content: "entry \(sequence) of the audit log was altered"
            }
        }
    }

    /// The number of entries that fit.
    public private(set) var count: Int
    /// The hash of the last of them.
    public private(set) var lastHash: String

    /// Begins with the first entry, or after the entries that were verified before.
    public init(count: Int = 0, lastHash: String = AuditEntry.origin) {
        self.count = count
        self.lastHash = lastHash
    }

    /// Takes the next entries.
    ///
    /// - Throws: ``Break`` at the first that does not fit.
    public mutating func verify(_ entries: some Sequence<AuditEntry>) throws(Break) {
        for entry in entries {
            if entry.sequence != count + 1 { throw Break(sequence: count + 1, kind: .sequence) }
            if entry.previousHash != lastHash { throw Break(sequence: entry.sequence, kind: .link) }
            if entry.hash != entry.expectedHash { throw Break(sequence: entry.sequence, kind: .content) }
            count += 1
            lastHash = entry.hash
        }
    }

    /// The first of all entries of a log that does not fit, or `nil` when all do.
    public static func firstBreak(in entries: some Sequence<AuditEntry>) -> Break? {
        var chain = AuditChain()
        do {
            try chain.verify(entries)
            return nil
        } catch {
            return error
        }
    }
}
