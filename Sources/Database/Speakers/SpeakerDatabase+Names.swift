internal import GRDB
internal import SonosBridge
internal import VersionService

extension SpeakerDatabase {
    /// Keeps payloads by their names; where all of them are known and in use, nothing is written.
    public func insert(_ payloads: [String: String]) async throws {
        for (name, payload) in payloads { try StorableText.check(name, payload) }
        let day = day
        let outdated = try await read { connection in
            try payloads.filter { try Self.lastDay(ofName: $0.key, connection).map { $0 < day } ?? true }
        }
        guard !outdated.isEmpty else { return }
        let limit = RowLimit(table: "id_name", order: "used_day, key", maximum: limits.names)
        try await write { connection in
            for (name, payload) in outdated {
                if try Self.lastDay(ofName: name, connection) != nil {
                    try Self.setLastDay(day, ofName: name, connection)
                } else {
                    try connection.run("INSERT INTO id_name (name, payload, used_day) VALUES (?, ?, ?)", [name, payload, day])
                    try limit.apply(connection)
                }
            }
        }
    }

    public func payload(named name: String) async throws -> String? {
        let found = try await read { connection in
            try connection.value("SELECT payload, used_day FROM id_name WHERE name = ?", [name]) { row in
                (payload: try row.next() as String, day: try row.next() as Int)
            }
        }
        guard let found else { return nil }
        let day = day
        if found.day < day {
            // If this fails, the name is as good as before, and its next use tries again.
            try? await write { connection in try Self.setLastDay(day, ofName: name, connection) }
        }
        return found.payload
    }

    /// Today, in days since the beginning of 1970.
    private var day: Int { now().days(since: Timestamp(secondsSinceEpoch: 0)) }

    private static func lastDay(ofName name: String, _ connection: Connection) throws -> Int? {
        try connection.number("SELECT used_day FROM id_name WHERE name = ?", [name])
    }

    private static func setLastDay(_ day: Int, ofName name: String, _ connection: Connection) throws {
        try connection.run("UPDATE id_name SET used_day = ? WHERE name = ? AND used_day < ?", [day, name, day])
    }
}
