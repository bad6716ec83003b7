/// The number of a row in a full-text index: how far its popularity is from the highest, then the key.
enum SearchRowID {
    /// Enough for the keys of tracks of eight billion albums.
    private static let keyBits = 44
    private static let highestPopularity = 100

    static func key(of rowID: Int) -> Int { rowID & (1 << keyBits - 1) }
    static func popularity(of rowID: Int) -> Int { highestPopularity - rowID >> keyBits }
    static func make(popularity: Int, key: Int) -> Int { (highestPopularity - popularity) << keyBits | key }

    /// The number as an expression of SQL.
    static func sql(popularity: String, key: String) -> String { "((\(highestPopularity) - \(popularity)) << \(keyBits) | (\(key)))" }
}
