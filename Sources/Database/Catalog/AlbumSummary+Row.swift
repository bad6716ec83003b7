internal import Screens

extension AlbumSummary: StoredSummary {
    static let queries = SummaryQueries(
        table: "album",
        selection: """
            album.id, album.title, album.artist_line, album.released, album.label, album.track_count, album.duration, \
            album.has_booklet, album.is_compilation
            """
    )
    static let newest = queries.ordered(by: "released DESC, id")

    init(from row: inout RowReader) throws {
        self.init(
            id: try row.next(), title: try row.next(), artistLine: try row.next(), released: try row.next(), label: try row.next(),
            trackCount: try row.next(), duration: try row.next(), hasBooklet: try row.next(), isCompilation: try row.next()
        )
    }
}
