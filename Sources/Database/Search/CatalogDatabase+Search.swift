internal import GRDB
public import ScreenKit
public import Screens

extension CatalogDatabase {
    /// The matches that are ranked, and so the most a search can find.
    ///
    /// They are the most popular of all matches. Ranking all would cost as much as there are matches, a million for a first letter.
    static let maximumMatches = 1000

    /// What a text finds among one kind of thing, best first: at most the 1,000 most popular of those that match.
    public func search(_ text: String, kind: SearchKind, filters: SearchFilters, _ window: PageWindow) async throws -> Page<SearchHit> {
        try await read { connection in
            let table = SearchTable(kind)
            let tokenizer = try SearchTokenizer(connection)
            guard let query = try SearchQuery(text, in: table, filters: filters, tokenizer: tokenizer) else {
                return Page(items: [], start: window.start, total: 0)
            }
            let keys = try Self.rankedKeys(query, in: table, tokenizer, connection)
            let hits = try keys.dropFirst(window.start).prefix(window.count).compactMap { key in
                try Self.hit(kind, key: key, connection)
            }
            return Page(items: hits, start: window.start, total: keys.count)
        }
    }

    /// The keys of what is found, best first.
    private static func rankedKeys(
        _ query: SearchQuery, in table: SearchTable, _ tokenizer: SearchTokenizer, _ connection: Connection
    ) throws -> [Int] {
        let sql = "SELECT rowid, name, more FROM \(table.name) WHERE \(table.name) MATCH ? ORDER BY rowid LIMIT \(maximumMatches)"
        let ranking = SearchRanking(words: query.words)
        let matches = try connection.values(sql, [query.match]) { row in
            let candidate = SearchCandidate(
                rowID: try row.next(), name: try tokenizer.words(folded: row.next()), more: try tokenizer.words(folded: row.next())
            )
            return (rowID: candidate.rowID, score: ranking.score(candidate))
        }
        return matches.sorted { ($1.score, $0.rowID) < ($0.score, $1.rowID) }.map { SearchRowID.key(of: $0.rowID) }
    }

    private static func hit(_ kind: SearchKind, key: Int, _ connection: Connection) throws -> SearchHit? {
        switch kind {
        case .composer: try ComposerSummary.stored(key: key, connection).map { .composer($0) }
        case .work: try WorkSummary.stored(key: key, connection).map { .work($0) }
        case .album: try AlbumSummary.stored(key: key, connection).map { .album($0) }
        case .track: try Track.stored(key: key, connection).map { .track($0) }
        case .artist: try ArtistSummary.stored(key: key, connection).map { .artist($0) }
        case .ensemble: try EnsembleSummary.stored(key: key, connection).map { .ensemble($0) }
        case .playlist: try PlaylistSummary.stored(key: key, connection).map { .playlist($0) }
        case .podcast: try PodcastSummary.stored(key: key, connection).map { .podcast($0) }
        }
    }
}
