/// The integer key of a track: its album's key and its place on it in one number.
///
/// So the tracks of an album lie side by side in the table, in order, and their text identifiers need not be stored.
enum TrackKey {
    /// Enough for ``CatalogLimits/tracksPerAlbum``.
    static let positionBits = 11
    static let positionMask = 1 << positionBits - 1

    static func make(album: Int, position: Int) -> Int { album << positionBits | position }
    static func position(of key: Int) -> Int { key & positionMask }

    /// All keys tracks of an album can have.
    static func range(ofAlbum album: Int) -> ClosedRange<Int> {
        make(album: album, position: 0)...make(album: album, position: positionMask)
    }
}
