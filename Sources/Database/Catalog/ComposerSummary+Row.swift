internal import Screens

extension ComposerSummary: StoredSummary {
    static let queries = SummaryQueries(
        table: "composer", selection: "composer.id, name, sort_name, born, died, period, work_count, album_count"
    )
    static let byName = queries.ordered(by: "sort_key, id")

    init(from row: inout RowReader) throws {
        self.init(
            id: try row.next(), name: try row.next(), sortName: try row.next(), born: try row.next(), died: try row.next(),
            period: try row.word(), workCount: try row.next(), albumCount: try row.next()
        )
    }
}
