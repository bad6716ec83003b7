internal import GRDB
public import ScreenKit
public import Screens

extension CatalogDatabase {
    public func podcasts(_ window: PageWindow) async throws -> Page<PodcastSummary> {
        try await page(.podcasts, of: .everybody, window)
    }

    public func podcast(_ id: String) async throws -> PodcastSummary? {
        try await read { connection in try PodcastSummary.stored(id: id, connection) }
    }

    public func episodes(ofPodcast id: String, _ window: PageWindow) async throws -> Page<Episode> {
        try await read { connection in
            let podcast = try connection.value("SELECT key, episode_count FROM podcast WHERE id = ?", [id]) { row in
                (key: try row.next() as Int, episodeCount: try row.next() as Int)
            }
            return try Self.page(window, total: podcast?.episodeCount ?? 0) {
                try connection.values(EpisodeQueries.ofPodcast, [podcast?.key, window.count, window.start]) { row in
                    try EpisodeQueries.episode(&row, connection)
                }
            }
        }
    }

    public func latestEpisodes(_ window: PageWindow) async throws -> Page<Episode> {
        try await read { connection in
            try Self.page(window, total: Self.total(.episodes, owner: 0, connection)) {
                try connection.values(EpisodeQueries.latest, [window.count, window.start]) { row in
                    try EpisodeQueries.episode(&row, connection)
                }
            }
        }
    }

    public func episode(_ id: String, ofPodcast podcast: String) async throws -> Episode? {
        try await read { connection in
            try connection.value(EpisodeQueries.byID, [podcast, id]) { row in try EpisodeQueries.episode(&row, connection) }
        }
    }
}
