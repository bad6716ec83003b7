internal import GRDB
public import ScreenKit
public import Screens

extension LibraryDatabase {
    public func favorites(of user: String) async throws -> Favorites {
        let marked = try await read { connection in
            try connection.values("SELECT kind, id FROM favorite WHERE user = ?", [user]) { row in
                (kind: try row.next() as String, id: try row.next() as String)
            }
        }
        var ids: [FavoriteKind: Set<String>] = [:]
        for entry in marked {
            guard let kind = FavoriteKind(rawValue: entry.kind) else { continue }
            ids[kind, default: []].insert(entry.id)
        }
        return Favorites(ids)
    }

    public func favorites(of user: String, kind: FavoriteKind, _ window: PageWindow) async throws -> Page<String> {
        try await read { connection in
            let total = try connection.number("SELECT count(*) FROM favorite WHERE user = ? AND kind = ?", [user, kind.rawValue]) ?? 0
            let ids: [String] = try connection.values(
                "SELECT id FROM favorite WHERE user = ? AND kind = ? ORDER BY key DESC LIMIT ? OFFSET ?",
                [user, kind.rawValue, window.count, window.start]
            ) { row in try row.next() }
            return Page(items: ids, start: window.start, total: total)
        }
    }

    /// Marks or unmarks a favourite; one that is marked already keeps its place among the others.
    ///
    /// - Throws: ``LibraryError/limitReached``.
    public func setFavorite(_ isFavorite: Bool, kind: FavoriteKind, id: String, of user: String) async throws {
        try StorableText.check(id, user)
        try await write { connection in
            guard isFavorite else {
                try connection.run("DELETE FROM favorite WHERE user = ? AND kind = ? AND id = ?", [user, kind.rawValue, id])
                return
            }
            let isMarked = try connection.number(
                "SELECT 1 FROM favorite WHERE user = ? AND kind = ? AND id = ?", [user, kind.rawValue, id])
            guard isMarked == nil else { return }
            let count = try connection.number("SELECT count(*) FROM favorite WHERE user = ? AND kind = ?", [user, kind.rawValue]) ?? 0
            guard count < LibraryLimits.favoritesPerKind else { throw LibraryError.limitReached }
            try connection.run("INSERT INTO favorite (user, kind, id) VALUES (?, ?, ?)", [user, kind.rawValue, id])
        }
    }
}
