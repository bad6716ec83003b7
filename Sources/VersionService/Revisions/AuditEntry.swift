import Crypto

/// A record in its place in the log, chained to the one before it.
public struct AuditEntry: Hashable, Sendable, Identifiable {
    /// Its place in the log, counted from 1 without gaps.
    public let sequence: Int
    /// What somebody did.
    public let record: AuditRecord
    /// The hash of the entry before it; 64 zeros in the first.
    public let previousHash: String
    /// The SHA-256 of this entry, of which the hash before it is a part, as 64 hexadecimal digits.
    public let hash: String

    /// The hash before the first entry.
    public static let origin = String(repeating: "0", count: 64)

    /// Chains a record to the end of a log.
    public init(_ record: AuditRecord, sequence: Int, previousHash: String) {
        self.init(record, sequence: sequence, previousHash: previousHash, hash: Self.hash(record, sequence, previousHash))
    }

    /// Takes an entry as a store has it; ``AuditChain`` says whether it is sound.
    public init(_ record: AuditRecord, sequence: Int, previousHash: String, hash: String) {
        self.sequence = sequence
        self.record = record
        self.previousHash = previousHash
        self.hash = hash
    }

    public var id: Int { sequence }

    /// The hash this entry has to have.
    var expectedHash: String { Self.hash(record, sequence, previousHash) }

    private static func hash(_ record: AuditRecord, _ sequence: Int, _ previousHash: String) -> String {
        let content = JSONElement.members([
            "sequence": .integer(sequence), "previousHash": .string(previousHash), "record": record.json,
        ])
        return SHA256.hexadecimalDigest(of: content.bytes)
    }
}
