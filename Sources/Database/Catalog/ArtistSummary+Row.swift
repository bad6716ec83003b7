internal import Screens

extension ArtistSummary: StoredSummary {
    static let queries = SummaryQueries(
        table: "artist", selection: "artist.id, artist.name, artist.role, artist.born, artist.died, artist.country, artist.album_count"
    )

    init(from row: inout RowReader) throws {
        self.init(
            id: try row.next(), name: try row.next(), role: try row.word(), born: try row.next(), died: try row.next(),
            country: try row.next(), albumCount: try row.next()
        )
    }
}
