/// What lists and headers show of a podcast.
public struct PodcastSummary: Sendable, Hashable {
    public let id: String
    public let title: LocalizedText
    public let description: LocalizedText
    public let episodeCount: Int

    public init(id: String, title: LocalizedText, description: LocalizedText, episodeCount: Int) {
        self.id = id
        self.title = title
        self.description = description
        self.episodeCount = episodeCount
    }
}
