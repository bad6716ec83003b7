internal import GRDB
internal import Screens

/// The statements that read episodes.
enum EpisodeQueries {
    /// Of a podcast: arguments are its key, count and offset.
    static let ofPodcast = listed("SELECT key FROM episode WHERE podcast = ? ORDER BY published DESC, id LIMIT ? OFFSET ?")
    /// Of all podcasts: arguments are count and offset.
    static let latest = listed("SELECT key FROM episode ORDER BY published DESC, id, podcast LIMIT ? OFFSET ?")
    /// One: arguments are the podcast's and its own text identifier.
    static let byID =
        "SELECT \(selection) FROM podcast CROSS JOIN episode ON episode.podcast = podcast.key WHERE podcast.id = ? AND episode.id = ?"

    private static let selection = """
        episode.key, episode.id, podcast.id, podcast.title_en, podcast.title_de, podcast.title_nl, episode.title_en, episode.title_de, \
        episode.title_nl, episode.description_en, episode.description_de, episode.description_nl, episode.published, episode.duration
        """

    private static func listed(_ window: String) -> String {
        """
        SELECT \(selection) FROM (\(window)) AS place CROSS JOIN episode ON episode.key = place.key
        CROSS JOIN podcast ON podcast.key = episode.podcast ORDER BY episode.published DESC, episode.id, episode.podcast
        """
    }

    /// Reads the columns of the selection, and the chapters.
    static func episode(_ row: inout RowReader, _ connection: Connection) throws -> Episode {
        let key: Int = try row.next()
        return Episode(
            id: try row.next(), podcastID: try row.next(), podcastTitle: try row.localizedText(), title: try row.localizedText(),
            description: try row.localizedText(), published: try row.next(), duration: try row.next(),
            chapters: try chapters(ofEpisode: key, connection)
        )
    }

    private static func chapters(ofEpisode key: Int, _ connection: Connection) throws -> [Episode.Chapter] {
        let sql = "SELECT start, title_en, title_de, title_nl FROM chapter WHERE episode = ? ORDER BY position"
        return try connection.values(sql, [key]) { row in
            let start: Int = try row.next()
            return Episode.Chapter(title: try row.localizedText(), start: start)
        }
    }
}
