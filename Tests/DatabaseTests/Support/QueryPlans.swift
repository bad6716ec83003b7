import GRDB
import Screens

@testable import Database

/// How SQLite goes about the statements of lists.
enum QueryPlans {
    /// The statements lists are read with.
    static func listStatements() async throws -> [String] {
        [
            ComposerSummary.queries.listed, ComposerSummary.byName, WorkSummary.queries.listed, AlbumSummary.queries.listed,
            AlbumSummary.newest, ArtistSummary.queries.listed, EnsembleSummary.queries.listed, PlaylistSummary.queries.listed,
            PodcastSummary.queries.listed, Track.ofAlbum, Track.ofPlaylist, EpisodeQueries.ofPodcast, EpisodeQueries.latest,
        ]
    }

    /// The steps of a statement.
    static func plan(of sql: String, _ database: CatalogDatabase) async throws -> [String] {
        try await database.read { connection in
            let count = sql.count { $0 == "?" }
            let arguments = StatementArguments(Array(repeating: 1, count: count))
            return try Row.fetchAll(connection, sql: "EXPLAIN QUERY PLAN \(sql)", arguments: arguments).map { $0["detail"] }
        }
    }
}
