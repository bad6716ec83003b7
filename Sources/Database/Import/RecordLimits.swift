internal import Screens

/// The bounds of records.
enum RecordLimits {
    /// Bytes of a line.
    static let line = 8 << 20
    /// Characters of an identifier.
    static let id = 96
    /// Characters of the identifier of an album: those of its tracks are longer by a hyphen and up to four digits.
    static let albumID = 88
    /// Bytes of a name or title.
    static let name = 500
    /// Bytes of a biography or description.
    static let prose = 20_000
    /// Bytes of a line of a libretto.
    static let librettoLine = 2_000
    static let librettoLines = 10_000
    static let movements = 1_000
    static let instruments = 24
    static let performers = 200
    static let tracksPerAlbum = CatalogLimits.tracksPerAlbum
    static let tracksPerPlaylist = 2_000
    static let episodes = 5_000
    static let chapters = 500
    static let livestreamWorks = 200
    static let popularity = 1...100
    static let year = 1...2100
    static let releaseYear = 1870...2100
    /// Seconds of a track, movement, episode or livestream.
    static let duration = 1...172_800
}
