/// An episode of a podcast.
public struct Episode: Sendable, Hashable {
    /// A part of an episode that can be jumped to.
    public struct Chapter: Sendable, Hashable {
        public let title: LocalizedText
        /// Seconds from the beginning.
        public let start: Int

        public init(title: LocalizedText, start: Int) {
            self.title = title
            self.start = start
        }
    }

    public let id: String
    public let podcastID: String
    public let podcastTitle: LocalizedText
    public let title: LocalizedText
    public let description: LocalizedText
    /// `YYYY-MM-DD`.
    public let published: String
    /// Seconds.
    public let duration: Int
    public let chapters: [Chapter]

    public init(
        id: String, podcastID: String, podcastTitle: LocalizedText, title: LocalizedText, description: LocalizedText, published: String,
        duration: Int, chapters: [Chapter]
    ) {
        self.id = id
        self.podcastID = podcastID
        self.podcastTitle = podcastTitle
        self.title = title
        self.description = description
        self.published = published
        self.duration = duration
        self.chapters = chapters
    }
}
