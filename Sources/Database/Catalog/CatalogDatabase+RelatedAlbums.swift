internal import GRDB
internal import ScreenKit
internal import Screens

extension CatalogDatabase {
    /// The most that are related to an album.
    static let maximumRelatedAlbums = 100
    /// The composers and performers of an album that are looked at; only boxes have more.
    private static let maximumRelations = 32

    /// The most popular albums that share a composer or a performer with an album.
    ///
    /// The hundred most popular of all are among the hundred most popular of each composer and performer, so no list is read further.
    func relatedAlbums(_ id: String, _ window: PageWindow) async throws -> Page<AlbumSummary> {
        try await read { connection in
            guard let album = try connection.number("SELECT key FROM album WHERE id = ?", [id]) else {
                return Page(items: [], start: window.start, total: 0)
            }
            let related = try Self.relatedAlbums(of: album, connection)
            return try Self.page(window, total: related.count) {
                try related.dropFirst(window.start).prefix(window.count).compactMap { place in
                    try AlbumSummary.stored(key: place.item, connection)
                }
            }
        }
    }

    private static func relatedAlbums(of album: Int, _ connection: Connection) throws -> [Place] {
        let lists: [Listing] = [.albumsOfComposer, .albumsOfArtist, .albumsOfEnsemble]
        let relations = try lists.flatMap { list in
            try connection.values(
                "SELECT owner FROM membership WHERE list = ? AND item = ? LIMIT ?", [list.rawValue, album, maximumRelations]
            ) {
                row in (list: list, owner: try row.next() as Int)
            }
        }
        let sql = "SELECT popularity, id, item FROM listing WHERE list = ? AND owner = ? ORDER BY popularity DESC, id LIMIT ?"
        var places: Set<Place> = []
        for relation in relations.prefix(maximumRelations) {
            // One more, because the album itself is among them.
            places.formUnion(
                try connection.values(sql, [relation.list.rawValue, relation.owner, maximumRelatedAlbums + 1]) { row in
                    Place(popularity: try row.next(), id: try row.next(), item: try row.next())
                }
            )
        }
        return Array(places.filter { $0.item != album }.sorted().prefix(maximumRelatedAlbums))
    }
}

/// An album's place in a list in order of popularity.
private struct Place: Hashable, Comparable {
    let popularity: Int
    let id: String
    let item: Int

    static func < (left: Place, right: Place) -> Bool {
        (right.popularity, left.id) < (left.popularity, right.id)
    }
}
