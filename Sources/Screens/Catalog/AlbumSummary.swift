/// What lists and headers show of an album.
public struct AlbumSummary: Sendable, Hashable {
    public let id: String
    public let title: String
    /// Who plays, as one line; empty for a compilation of so many that none is named.
    public let artistLine: String
    /// Year, or year, month and day, as `YYYY` or `YYYY-MM-DD`.
    public let released: String
    public let label: String
    public let trackCount: Int
    /// Seconds.
    public let duration: Int
    public let hasBooklet: Bool
    public let isCompilation: Bool

    public init(
        id: String, title: String, artistLine: String, released: String, label: String, trackCount: Int, duration: Int, hasBooklet: Bool,
        isCompilation: Bool
    ) {
        self.id = id
        self.title = title
        self.artistLine = artistLine
        self.released = released
        self.label = label
        self.trackCount = trackCount
        self.duration = duration
        self.hasBooklet = hasBooklet
        self.isCompilation = isCompilation
    }
}
