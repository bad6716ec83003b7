internal import FoundationEssentials
internal import GRDB
public import ScreenKit
public import VersionService

extension AccountDatabase {
    public func insertRefreshToken(_ token: RefreshTokenRecord, keepingFamilies maximumFamilies: Int) async throws {
        try StorableText.check(token.family, token.account)
        try await pool.write { connection in
            try Self.insert(token, connection)
            // The newest token of a family is the one that expires last. The family just begun stays in any case.
            try connection.run(
                """
                DELETE FROM refresh_token WHERE family IN (
                    SELECT family FROM refresh_token WHERE account = ? GROUP BY family
                    ORDER BY family = ? DESC, max(expires_at) DESC LIMIT -1 OFFSET ?)
                """, [token.account, token.family, max(1, maximumFamilies)])
        }
    }

    public func refreshToken(hash: [UInt8]) async throws -> RefreshTokenRecord? {
        try await pool.read { connection in
            try connection.value(
                "SELECT family, account, expires_at, used_at FROM refresh_token WHERE hash = ?", [Data(hash)]
            ) { row in
                RefreshTokenRecord(
                    hash: hash, family: try row.next(), account: try row.next(), expiresAt: Timestamp(secondsSinceEpoch: try row.next()),
                    usedAt: (try row.next() as Int64?).map(Timestamp.init(secondsSinceEpoch:)))
            }
        }
    }

    public func exchangeRefreshToken(hash: [UInt8], for successor: RefreshTokenRecord, at time: Timestamp) async throws -> Bool {
        try StorableText.check(successor.family, successor.account)
        return try await pool.write { connection in
            // Writers wait for each other, so of two with the same token the second finds it used.
            try connection.run(
                "UPDATE refresh_token SET used_at = ? WHERE hash = ? AND used_at IS NULL", [time.secondsSinceEpoch, Data(hash)])
            guard connection.changesCount == 1 else { return false }
            try Self.insert(successor, connection)
            return true
        }
    }

    public func removeRefreshTokens(family: String) async throws {
        try await pool.write { connection in try connection.run("DELETE FROM refresh_token WHERE family = ?", [family]) }
    }

    public func removeRefreshTokens(expiredAt time: Timestamp) async throws {
        try await pool.write { connection in
            try connection.run("DELETE FROM refresh_token WHERE expires_at <= ?", [time.secondsSinceEpoch])
        }
    }

    private static func insert(_ token: RefreshTokenRecord, _ connection: Connection) throws {
        try connection.run(
            "INSERT INTO refresh_token (hash, family, account, expires_at, used_at) VALUES (?, ?, ?, ?, ?)",
            [
                Data(token.hash), token.family, token.account, token.expiresAt.secondsSinceEpoch, token.usedAt?.secondsSinceEpoch,
            ])
    }
}
