internal import FoundationEssentials
internal import GRDB
public import VersionService

extension FlagDatabase: AdminTokenStore {
    /// How many tokens there may be; those that were taken back count, because the log names them.
    static let maximumTokens = 10_000
    private static let useResolution: Int64 = 3600

    public func adminToken(hash: [UInt8]) async throws(FlagStoreError) -> AdminTokenRecord? {
        try await read { connection in
            try connection.value("\(Self.tokenSelection) WHERE hash = ?", [Data(hash)], of: Self.token)
        }
    }

    public func adminTokens() async throws(FlagStoreError) -> [AdminTokenRecord] {
        try await read { connection in try connection.values("\(Self.tokenSelection) ORDER BY created_at, id", of: Self.token) }
    }

    public func insertAdminToken(_ token: AdminTokenRecord) async throws(FlagStoreError) {
        try Self.check(token.id, token.name)
        guard (1...200).contains(token.id.unicodeScalars.count), (1...200).contains(token.name.unicodeScalars.count) else {
            throw .invalid("a token needs an id and a name of 1 to 200 characters")
        }
        guard token.hash.count == 32 else { throw .invalid("the hash of a token has 32 bytes, not \(token.hash.count)") }
        try await write { connection in
            guard try connection.number("SELECT count(*) FROM admin_token") ?? 0 < Self.maximumTokens else {
                throw FlagStoreError.invalid("there are \(Self.maximumTokens) tokens, which is the limit")
            }
            try connection.run(
                """
                INSERT INTO admin_token (id, hash, name, role, created_at, expires_at, revoked_at, last_used_at)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?) ON CONFLICT DO NOTHING
                """,
                [
                    token.id, Data(token.hash), token.name, token.role.rawValue, token.createdAt.secondsSinceEpoch,
                    token.expiresAt?.secondsSinceEpoch, token.revokedAt?.secondsSinceEpoch, token.lastUsedAt?.secondsSinceEpoch,
                ])
            guard connection.changesCount == 1 else {
                throw FlagStoreError.invalid("there is a token `\(token.id)` already, or one with the same secret; make another")
            }
        }
    }

    public func revokeAdminToken(id: String, at time: Timestamp) async throws(FlagStoreError) -> Bool {
        try await write { connection in
            try connection.run(
                "UPDATE admin_token SET revoked_at = coalesce(revoked_at, ?) WHERE id = ?", [time.secondsSinceEpoch, id])
            return connection.changesCount == 1
        }
    }

    public func markAdminTokenUsed(id: String, at time: Timestamp) async throws(FlagStoreError) {
        let latest = time.secondsSinceEpoch - Self.useResolution
        // Most of the time there is nothing to note, and nothing has to wait for the one writer.
        let isDue = try await read { connection in
            try connection.number("SELECT 1 FROM admin_token WHERE id = ? AND coalesce(last_used_at, ?) <= ?", [id, latest, latest]) != nil
        }
        guard isDue else { return }
        try await write { connection in
            try connection.run(
                "UPDATE admin_token SET last_used_at = ? WHERE id = ? AND coalesce(last_used_at, ?) <= ?",
                [time.secondsSinceEpoch, id, latest, latest])
        }
    }

    private static let tokenSelection = """
        SELECT id, hash, name, role, created_at, expires_at, revoked_at, last_used_at FROM admin_token
        """

    private static func token(_ row: inout RowReader) throws -> AdminTokenRecord {
        AdminTokenRecord(
            id: try row.next(), hash: Array(try row.next() as Data), name: try row.next(), role: try row.word(),
            createdAt: Timestamp(secondsSinceEpoch: try row.next()),
            expiresAt: (try row.next() as Int64?).map(Timestamp.init(secondsSinceEpoch:)),
            revokedAt: (try row.next() as Int64?).map(Timestamp.init(secondsSinceEpoch:)),
            lastUsedAt: (try row.next() as Int64?).map(Timestamp.init(secondsSinceEpoch:)))
    }
}
