internal import Screens

extension PlaylistSummary: StoredSummary {
    static let queries = SummaryQueries(
        table: "playlist",
        selection: """
            playlist.id, title_en, title_de, title_nl, description_en, description_de, description_nl, \
            playlist.track_count, playlist.duration
            """
    )

    init(from row: inout RowReader) throws {
        self.init(
            id: try row.next(), title: try row.localizedText(), description: try row.localizedText(), trackCount: try row.next(),
            duration: try row.next()
        )
    }
}
