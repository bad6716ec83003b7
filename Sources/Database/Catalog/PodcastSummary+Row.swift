internal import Screens

extension PodcastSummary: StoredSummary {
    static let queries = SummaryQueries(
        table: "podcast",
        selection: """
            podcast.id, title_en, title_de, title_nl, description_en, description_de, description_nl, podcast.episode_count
            """
    )

    init(from row: inout RowReader) throws {
        self.init(
            id: try row.next(), title: try row.localizedText(), description: try row.localizedText(), episodeCount: try row.next()
        )
    }
}
