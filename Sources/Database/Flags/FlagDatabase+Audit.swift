internal import GRDB
public import VersionService

extension FlagDatabase {
    public func append(_ record: AuditRecord) async throws(FlagStoreError) {
        let text = try Self.storedText(of: record)
        try await write { connection in try Self.append(record, text, connection) }
    }

    public func audit(after sequence: Int, limit: Int) async throws(FlagStoreError) -> [AuditEntry] {
        try await read { connection in
            try connection.values(
                "SELECT sequence, record, previous_hash, hash FROM audit WHERE sequence > ? ORDER BY sequence LIMIT ?",
                [sequence, max(0, limit)], of: Self.entry)
        }
    }

    /// Chains a record to the end of the log; to be called in the transaction of what it is about.
    static func append(_ record: AuditRecord, _ text: String, _ connection: Connection) throws {
        let last = try connection.value("SELECT sequence, hash FROM audit ORDER BY sequence DESC LIMIT 1") { row in
            (sequence: try row.next() as Int, hash: try row.next() as String)
        }
        let entry = AuditEntry(record, sequence: (last?.sequence ?? 0) + 1, previousHash: last?.hash ?? AuditEntry.origin)
        try connection.run(
            "INSERT INTO audit (sequence, record, previous_hash, hash) VALUES (?, ?, ?, ?)",
            [entry.sequence, text, entry.previousHash, entry.hash])
    }

    /// The record as it is stored.
    ///
    /// Nothing is put into the log that could not be read from it again, since it could never be taken out.
    ///
    /// - Throws: ``FlagStoreError/invalid(_:)`` when what would be read differs.
    static func storedText(of record: AuditRecord) throws(FlagStoreError) -> String {
        let bytes = record.json.bytes
        guard AuditRecord(reading: bytes)?.json.bytes == bytes else {
            throw .invalid("the audit entry has \(bytes.count) bytes and cannot be kept; make a smaller change")
        }
        return String(decoding: bytes, as: UTF8.self)
    }

    private static func entry(_ row: inout RowReader) throws -> AuditEntry {
        let sequence: Int = try row.next()
        let text: String = try row.next()
        guard let record = AuditRecord(reading: Array(text.utf8)) else {
            throw DatabaseContentError(description: "entry \(sequence) of the audit log was altered, and is no entry any more")
        }
        return AuditEntry(record, sequence: sequence, previousHash: try row.next(), hash: try row.next())
    }
}
