internal import GRDB
public import ScreenKit
public import Screens
internal import VersionService

extension CatalogDatabase {
    public func livestreams(_ window: PageWindow) async throws -> Page<Livestream> {
        try await read { connection in
            try Self.page(window, total: Self.total(.livestreams, owner: 0, connection)) {
                let sql = "SELECT \(Self.livestreamColumns) FROM livestream ORDER BY starts_at, id LIMIT ? OFFSET ?"
                return try connection.values(sql, [window.count, window.start]) { row in try Self.livestream(&row, connection) }
            }
        }
    }

    public func livestream(_ id: String) async throws -> Livestream? {
        try await read { connection in
            try connection.value("SELECT \(Self.livestreamColumns) FROM livestream WHERE id = ?", [id]) { row in
                try Self.livestream(&row, connection)
            }
        }
    }

    private static let livestreamColumns =
        "key, id, title_en, title_de, title_nl, description_en, description_de, description_nl, starts_at, duration"

    private static func livestream(_ row: inout RowReader, _ connection: Connection) throws -> Livestream {
        let key: Int = try row.next()
        return Livestream(
            id: try row.next(), title: try row.localizedText(), description: try row.localizedText(),
            startsAt: Timestamp(secondsSinceEpoch: try row.next()), duration: try row.next(),
            works: try works(ofLivestream: key, connection)
        )
    }

    private static func works(ofLivestream key: Int, _ connection: Connection) throws -> [WorkSummary] {
        let keys = try connection.values("SELECT work FROM livestream_work WHERE livestream = ? ORDER BY position", [key]) { row in
            try row.next() as Int
        }
        return try keys.compactMap { key in try WorkSummary.stored(key: key, connection) }
    }
}
