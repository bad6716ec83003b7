internal import FoundationEssentials
internal import GRDB
public import SonosBridge
public import VersionService

extension SpeakerDatabase {
    public func insertLinkCode(_ code: SpeakerLinkCode, at time: Timestamp) async throws {
        try StorableText.check(code.household)
        let codesPerHousehold = max(1, limits.codesPerHousehold)
        // Codes cost nothing to ask for, so those go last that somebody has signed in with.
        let total = RowLimit(table: "link_code", order: "account IS NOT NULL, key", maximum: limits.codes)
        try await write { connection in
            try Self.removeExpiredCodes(at: time, connection)
            try connection.run(
                "INSERT INTO link_code (hash, household, device_hash, expires_at, account) VALUES (?, ?, ?, ?, ?)",
                [Data(code.hash), code.household, Data(code.deviceHash), code.expiresAt.secondsSinceEpoch, code.account])
            let key = connection.lastInsertedRowID
            try total.apply(connection)
            // Of the others those stay that somebody has signed in with, then the newest; the new one stays in any case.
            try connection.run(
                """
                DELETE FROM link_code WHERE key IN (
                    SELECT key FROM link_code WHERE household = ? AND key <> ?
                    ORDER BY account IS NOT NULL DESC, key DESC LIMIT -1 OFFSET ?)
                """, [code.household, key, codesPerHousehold - 1])
        }
    }

    public func linkCode(hash: [UInt8]) async throws -> SpeakerLinkCode? {
        try await read { connection in try Self.linkCode(hash: hash, connection) }
    }

    public func completeLinkCode(hash: [UInt8], account: String, at time: Timestamp) async throws -> Bool {
        try StorableText.check(account)
        return try await write { connection in
            try connection.run(
                "UPDATE link_code SET account = ? WHERE hash = ? AND account IS NULL AND expires_at > ?",
                [account, Data(hash), time.secondsSinceEpoch])
            return connection.changesCount > 0
        }
    }

    public func redeemLinkCode(
        _ claim: SpeakerLinkClaim, link: String, token: SpeakerToken, at time: Timestamp
    ) async throws -> SpeakerLinkRedemption {
        try StorableText.check(link)
        // Players ask every few seconds: as long as the answer is no, nothing has to wait for the one writer.
        let outlook = try await read { connection in Self.outlook(try Self.linkCode(hash: claim.hash, connection), claim, at: time) }
        guard case .linked = outlook else { return outlook }
        let linksPerAccount = max(1, limits.linksPerAccount)
        return try await write { connection in
            // Writers wait for each other, so of two with the same code the second finds it gone.
            guard let code = try Self.linkCode(hash: claim.hash, connection) else { return .failed }
            let outcome = Self.outlook(code, claim, at: time)
            guard case .linked(let account) = outcome else { return outcome }
            try connection.run("DELETE FROM link_code WHERE hash = ?", [Data(claim.hash)])
            let record = SpeakerLink(id: link, account: account, household: code.household, createdAt: time, lastUsedAt: time)
            try Self.replaceLink(record, keeping: linksPerAccount, connection)
            try Self.insert(token, link: link, connection)
            return outcome
        }
    }

    static func removeExpiredCodes(at time: Timestamp, _ connection: Connection) throws {
        try connection.run("DELETE FROM link_code WHERE expires_at <= ?", [time.secondsSinceEpoch])
    }

    /// What a code comes to for a player that claims it.
    private static func outlook(_ code: SpeakerLinkCode?, _ claim: SpeakerLinkClaim, at time: Timestamp) -> SpeakerLinkRedemption {
        guard let code, code.admits(claim, at: time) else { return .failed }
        return code.account.map { .linked(account: $0) } ?? .pending
    }

    private static func linkCode(hash: [UInt8], _ connection: Connection) throws -> SpeakerLinkCode? {
        try connection.value(
            "SELECT household, device_hash, expires_at, account FROM link_code WHERE hash = ?", [Data(hash)]
        ) { row in
            SpeakerLinkCode(
                hash: hash, household: try row.next(), deviceHash: Array(try row.next() as Data),
                expiresAt: Timestamp(secondsSinceEpoch: try row.next()), account: try row.next())
        }
    }
}
