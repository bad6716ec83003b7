internal import Screens

extension EnsembleSummary: StoredSummary {
    static let queries = SummaryQueries(
        table: "ensemble",
        selection: "ensemble.id, ensemble.name, ensemble.type, ensemble.founded, ensemble.city, ensemble.album_count"
    )

    init(from row: inout RowReader) throws {
        self.init(
            id: try row.next(), name: try row.next(), type: try row.word(), founded: try row.next(), city: try row.next(),
            albumCount: try row.next()
        )
    }
}
