/// What lists and headers show of an editors' playlist.
public struct PlaylistSummary: Sendable, Hashable {
    public let id: String
    public let title: LocalizedText
    public let description: LocalizedText
    public let trackCount: Int
    /// Seconds.
    public let duration: Int

    public init(id: String, title: LocalizedText, description: LocalizedText, trackCount: Int, duration: Int) {
        self.id = id
        self.title = title
        self.description = description
        self.trackCount = trackCount
        self.duration = duration
    }
}
