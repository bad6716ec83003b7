/// An album, as imported.
struct AlbumRecord {
    static let names: Set<String> = [
        "kind", "id", "title", "released", "label", "artists", "ensembles", "works", "tracks", "popularity", "booklet", "compilation",
    ]

    /// What is on it.
    enum Content {
        /// Works, each with all its movements.
        case works([String])
        /// Tracks one by one.
        case tracks([AlbumTrackRecord])
    }

    let id: String
    let title: String
    let released: String
    let label: String
    let artists: [String]
    let ensembles: [String]
    let content: Content
    let popularity: Int
    let hasBooklet: Bool
    let isCompilation: Bool

    init(_ value: JSONValue) throws(FieldError) {
        let reader = try RecordReader(value, as: "an album", names: Self.names)
        id = try reader.id("id", limit: RecordLimits.albumID)
        title = try reader.text("title")
        released = try reader.yearOrDay("released", RecordLimits.releaseYear)
        label = try reader.text("label")
        artists = try reader.ids("artists", 0...RecordLimits.performers)
        ensembles = try reader.ids("ensembles", 0...RecordLimits.performers)
        content = try Self.content(reader)
        popularity = try reader.integer("popularity", RecordLimits.popularity)
        hasBooklet = try reader.flag("booklet")
        isCompilation = try reader.flag("compilation")
        guard isCompilation || !artists.isEmpty || !ensembles.isEmpty else {
            throw reader.failure("artists", "only a compilation may have neither artists nor ensembles")
        }
    }

    private static func content(_ reader: RecordReader) throws(FieldError) -> Content {
        switch (reader.value("works"), reader.value("tracks")) {
        case (_?, nil): return .works(try reader.ids("works", 1...RecordLimits.tracksPerAlbum))
        case (nil, _?): return .tracks(try AlbumTrackRecord.tracks(reader))
        case (_?, _?): throw reader.failure("tracks", "an album has either works or tracks")
        case (nil, nil): throw reader.failure("works", "is missing, and so is \"tracks\"")
        }
    }
}
