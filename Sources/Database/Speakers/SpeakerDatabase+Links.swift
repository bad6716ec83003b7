internal import FoundationEssentials
internal import GRDB
public import SonosBridge
public import VersionService

extension SpeakerDatabase {
    public func token(hash: [UInt8]) async throws -> LinkedSpeakerToken? {
        try await read { connection in try connection.value(Self.tokenSelection, [Data(hash)], of: Self.linkedToken) }
    }

    public func insertToken(_ token: SpeakerToken, after hash: [UInt8], at time: Timestamp) async throws -> Bool {
        let tokensPerLink = max(1, limits.tokensPerLink)
        return try await write { connection in
            let link: String? = try connection.value(
                "SELECT link FROM token WHERE hash = ? AND expires_at > ?", [Data(hash), time.secondsSinceEpoch]
            ) { row in try row.next() }
            guard let link else { return false }
            try Self.insert(token, link: link, connection)
            // The one that was presented stays, as all players of the household hold it: one that never keeps what it is given
            // must not log the others out.
            try connection.run(
                """
                DELETE FROM token WHERE link = ? AND hash <> ?
                AND key <= (SELECT key FROM token WHERE link = ? ORDER BY key DESC LIMIT 1 OFFSET ?)
                """, [link, Data(hash), link, tokensPerLink])
            return true
        }
    }

    public func markLinkUsed(id: String, at time: Timestamp) async throws {
        try await write { connection in
            try connection.run(
                "UPDATE link SET last_used_at = ? WHERE id = ? AND last_used_at <= ?",
                [time.secondsSinceEpoch, id, time.adding(days: -1).secondsSinceEpoch])
        }
    }

    public func links(ofAccount account: String) async throws -> [SpeakerLink] {
        try await read { connection in
            try connection.values(
                """
                SELECT id, account, household, created_at, last_used_at FROM link WHERE account = ?
                ORDER BY last_used_at DESC, created_at DESC, id
                """, [account], of: Self.link)
        }
    }

    public func removeLink(id: String, ofAccount account: String) async throws -> Bool {
        try await write { connection in
            try connection.run("DELETE FROM link WHERE id = ? AND account = ?", [id, account])
            return connection.changesCount > 0
        }
    }

    public func removeAll(ofAccount account: String) async throws {
        try await write { connection in
            let owner = SpeakerOwner.account(account).storedText
            try connection.run("DELETE FROM link_code WHERE account = ?", [account])
            try connection.run("DELETE FROM link WHERE account = ?", [account])
            try connection.run("DELETE FROM play_report WHERE owner = ?", [owner])
            try connection.run("DELETE FROM failure_report WHERE owner = ?", [owner])
            try connection.run("DELETE FROM resume_position WHERE account = ?", [account])
        }
    }

    public func removeExpired(at time: Timestamp) async throws {
        try await write { connection in
            try Self.removeExpiredCodes(at: time, connection)
            try connection.run("DELETE FROM token WHERE expires_at <= ?", [time.secondsSinceEpoch])
            try connection.run("DELETE FROM link WHERE NOT EXISTS (SELECT 1 FROM token WHERE token.link = link.id)")
        }
    }

    /// Adds a link in place of the one that account and household have, and removes those that are one too many.
    static func replaceLink(_ link: SpeakerLink, keeping maximum: Int, _ connection: Connection) throws {
        try connection.run("DELETE FROM link WHERE account = ? AND household = ?", [link.account, link.household])
        try connection.run(
            "INSERT INTO link (id, account, household, created_at, last_used_at) VALUES (?, ?, ?, ?, ?)",
            [link.id, link.account, link.household, link.createdAt.secondsSinceEpoch, link.lastUsedAt.secondsSinceEpoch])
        try connection.run(
            """
            DELETE FROM link WHERE id IN (
                SELECT id FROM link WHERE account = ? AND id <> ? ORDER BY last_used_at DESC, created_at DESC, id LIMIT -1 OFFSET ?)
            """, [link.account, link.id, maximum - 1])
    }

    static func insert(_ token: SpeakerToken, link: String, _ connection: Connection) throws {
        try connection.run(
            "INSERT INTO token (hash, key_hash, link, stale_at, expires_at) VALUES (?, ?, ?, ?, ?)",
            [Data(token.hash), Data(token.keyHash), link, token.staleAt.secondsSinceEpoch, token.expiresAt.secondsSinceEpoch])
    }

    /// The statement that every call of a player begins with.
    static let tokenSelection = """
        SELECT token.hash, token.key_hash, token.stale_at, token.expires_at,
            link.id, link.account, link.household, link.created_at, link.last_used_at
        FROM token JOIN link ON link.id = token.link WHERE token.hash = ?
        """

    private static func linkedToken(_ row: inout RowReader) throws -> LinkedSpeakerToken {
        let token = SpeakerToken(
            hash: Array(try row.next() as Data), keyHash: Array(try row.next() as Data),
            staleAt: Timestamp(secondsSinceEpoch: try row.next()), expiresAt: Timestamp(secondsSinceEpoch: try row.next()))
        return LinkedSpeakerToken(token: token, link: try link(&row))
    }

    private static func link(_ row: inout RowReader) throws -> SpeakerLink {
        SpeakerLink(
            id: try row.next(), account: try row.next(), household: try row.next(),
            createdAt: Timestamp(secondsSinceEpoch: try row.next()), lastUsedAt: Timestamp(secondsSinceEpoch: try row.next()))
    }
}
