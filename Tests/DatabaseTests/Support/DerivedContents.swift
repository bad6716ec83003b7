import GRDB

@testable import Database

/// Everything in a catalogue that follows from the records, as text to compare.
struct DerivedContents: Equatable {
    let rows: [String: [String]]

    init(_ database: CatalogDatabase) async throws {
        // Keys follow from the order of imports; things are named by their identifiers.
        rows = try await database.read { connection in
            var queries = [
                "composer": "SELECT id, work_count, album_count, sort_key FROM composer ORDER BY id",
                "work": "SELECT id, movement_count, recording_count FROM work ORDER BY id",
                "album": "SELECT id, artist_line, track_count, duration FROM album ORDER BY id",
                "artist": "SELECT id, album_count FROM artist ORDER BY id",
                "ensemble": "SELECT id, album_count FROM ensemble ORDER BY id",
                "playlist": "SELECT id, track_count, duration FROM playlist ORDER BY id",
                "track": "SELECT album.id, track.key & 2047, work.id, movement, track.duration, track.title FROM track "
                    + "JOIN album ON album.key = track.key >> 11 JOIN work ON work.key = track.work ORDER BY album.id, track.key",
                "membership": "SELECT list, item, owner, popularity FROM membership ORDER BY 1, 2, 3",
                "listing": "SELECT list, owner, popularity, id, item FROM listing ORDER BY 1, 2, 3 DESC, 4",
                "total": "SELECT list, owner, total FROM list_total WHERE total > 0 ORDER BY 1, 2",
            ]
            for table in SearchTable.allCases {
                queries[table.name] = "SELECT rowid, name, more, facets FROM \(table.name) ORDER BY rowid"
            }
            return try queries.mapValues { sql in try Row.fetchAll(connection, sql: sql).map(\.description) }
        }
    }

    /// Makes sure that the search indices agree with their own contents.
    static func checkSearch(_ database: CatalogDatabase) async throws {
        try await database.pool.write { connection in
            for table in SearchTable.allCases {
                try connection.execute(sql: "INSERT INTO \(table.name) (\(table.name)) VALUES ('integrity-check')")
            }
        }
    }
}
