public import VersionService

/// A concert that is broadcast live.
public struct Livestream: Sendable, Hashable {
    public let id: String
    public let title: LocalizedText
    public let description: LocalizedText
    public let startsAt: Timestamp
    /// Seconds.
    public let duration: Int
    /// What is played, in order.
    public let works: [WorkSummary]

    public init(id: String, title: LocalizedText, description: LocalizedText, startsAt: Timestamp, duration: Int, works: [WorkSummary]) {
        self.id = id
        self.title = title
        self.description = description
        self.startsAt = startsAt
        self.duration = duration
        self.works = works
    }
}
