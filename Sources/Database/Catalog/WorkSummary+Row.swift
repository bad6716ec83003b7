internal import Screens

extension WorkSummary: StoredSummary {
    static let queries = SummaryQueries(
        table: "work",
        selection: """
            work.id, work.title, work.nickname, work.catalogue_number, work.tonality, composer.id, composer.name, work.genre, \
            work.composed, work.movement_count, work.recording_count
            """,
        joins: "CROSS JOIN composer ON composer.key = work.composer"
    )

    init(from row: inout RowReader) throws {
        self.init(
            id: try row.next(), title: try row.next(), nickname: try row.next(), catalogueNumber: try row.next(), key: try row.next(),
            composerID: try row.next(), composerName: try row.next(), genre: try row.word(), composed: try row.next(),
            movementCount: try row.next(), recordingCount: try row.next()
        )
    }
}
