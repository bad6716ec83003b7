internal import GRDB
public import SonosBridge
internal import VersionService

extension SpeakerDatabase {
    public func insertPlayReport(_ report: SpeakerPlayReport, resuming change: ResumePositionChange) async throws {
        let owner = report.owner.storedText
        try StorableText.check(owner, report.track, report.container ?? "", report.status ?? "")
        let perOwner = max(1, limits.reportsPerOwner)
        let total = RowLimit(table: "play_report", order: "key", maximum: limits.reports)
        let positions = max(1, limits.positionsPerAccount)
        try await write { connection in
            try connection.run(
                """
                INSERT INTO play_report (owner, kind, track, container, played_milliseconds, offset_milliseconds, status, time)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
                [
                    owner, report.kind.rawValue, report.track, report.container, report.playedMilliseconds, report.offsetMilliseconds,
                    report.status, report.time.secondsSinceEpoch,
                ])
            try total.apply(connection)
            try Self.keepNewest(perOwner, of: "play_report", owner: owner, connection)
            guard case .account(let account) = report.owner else { return }
            try Self.apply(change, track: report.track, account: account, at: report.time, keeping: positions, connection)
        }
    }

    public func playReports(of owner: SpeakerOwner) async throws -> [SpeakerPlayReport] {
        try await read { connection in
            try connection.values(
                """
                SELECT kind, track, container, played_milliseconds, offset_milliseconds, status, time FROM play_report
                WHERE owner = ? ORDER BY key DESC
                """, [owner.storedText]
            ) { row in
                SpeakerPlayReport(
                    owner: owner, kind: try row.word(), track: try row.next(), container: try row.next(),
                    playedMilliseconds: try row.next(), offsetMilliseconds: try row.next(), status: try row.next(),
                    time: Timestamp(secondsSinceEpoch: try row.next()))
            }
        }
    }

    public func insertFailureReport(_ report: SpeakerFailureReport) async throws {
        let owner = report.owner.storedText
        try StorableText.check(owner, report.track, report.message)
        let perOwner = max(1, limits.reportsPerOwner)
        let total = RowLimit(table: "failure_report", order: "key", maximum: limits.reports)
        try await write { connection in
            try connection.run(
                "INSERT INTO failure_report (owner, track, code, message, time) VALUES (?, ?, ?, ?, ?)",
                [owner, report.track, report.code, report.message, report.time.secondsSinceEpoch])
            try total.apply(connection)
            try Self.keepNewest(perOwner, of: "failure_report", owner: owner, connection)
        }
    }

    public func failureReports(of owner: SpeakerOwner) async throws -> [SpeakerFailureReport] {
        try await read { connection in
            try connection.values(
                "SELECT track, code, message, time FROM failure_report WHERE owner = ? ORDER BY key DESC", [owner.storedText]
            ) { row in
                SpeakerFailureReport(
                    owner: owner, track: try row.next(), code: try row.next(), message: try row.next(),
                    time: Timestamp(secondsSinceEpoch: try row.next()))
            }
        }
    }

    public func resumePosition(track: String, account: String) async throws -> Int? {
        try await read { connection in
            try connection.number("SELECT milliseconds FROM resume_position WHERE account = ? AND track = ?", [account, track])
        }
    }

    private static func keepNewest(_ count: Int, of table: String, owner: String, _ connection: Connection) throws {
        try connection.run(
            """
            DELETE FROM \(table) WHERE owner = ?
            AND key <= (SELECT key FROM \(table) WHERE owner = ? ORDER BY key DESC LIMIT 1 OFFSET ?)
            """, [owner, owner, count])
    }

    private static func apply(
        _ change: ResumePositionChange, track: String, account: String, at time: Timestamp, keeping count: Int, _ connection: Connection
    ) throws {
        switch change {
        case .keep: return
        case .clear: try connection.run("DELETE FROM resume_position WHERE account = ? AND track = ?", [account, track])
        case .set(let milliseconds):
            // Replaced, not updated: the new row has a key of its own, so that the track counts as the newest.
            try connection.run(
                "INSERT OR REPLACE INTO resume_position (account, track, milliseconds, time) VALUES (?, ?, ?, ?)",
                [account, track, milliseconds, time.secondsSinceEpoch])
            try connection.run(
                """
                DELETE FROM resume_position WHERE account = ?
                AND key <= (SELECT key FROM resume_position WHERE account = ? ORDER BY key DESC LIMIT 1 OFFSET ?)
                """, [account, account, count])
        }
    }
}
