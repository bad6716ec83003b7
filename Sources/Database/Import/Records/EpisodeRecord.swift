internal import Screens

/// An episode of a podcast, as imported.
struct EpisodeRecord {
    private static let names: Set<String> = ["id", "title", "description", "published", "duration", "chapters"]

    let id: String
    let title: LocalizedText
    let description: LocalizedText
    let published: String
    let duration: Int
    let chapters: [Episode.Chapter]

    /// Reads the episodes of a podcast.
    static func episodes(_ podcast: RecordReader) throws(FieldError) -> [EpisodeRecord] {
        var episodes: [EpisodeRecord] = []
        var ids: Set<String> = []
        for reader in try podcast.objects("episodes", 0...RecordLimits.episodes, as: "an episode", names: names) {
            let episode = try EpisodeRecord(reader)
            guard ids.insert(episode.id).inserted else { throw reader.failure("id", "the podcast has another episode \"\(episode.id)\"") }
            episodes.append(episode)
        }
        return episodes
    }

    private init(_ reader: RecordReader) throws(FieldError) {
        id = try reader.id("id")
        title = try reader.localizedText("title")
        description = try reader.localizedText("description", limit: RecordLimits.prose)
        published = try reader.day("published")
        duration = try reader.integer("duration", RecordLimits.duration)
        chapters = try Self.chapters(reader, duration: duration)
    }

    /// Reads the chapters, which begin one after the other.
    private static func chapters(_ episode: RecordReader, duration: Int) throws(FieldError) -> [Episode.Chapter] {
        var chapters: [Episode.Chapter] = []
        for reader in try episode.objects("chapters", 0...RecordLimits.chapters, as: "a chapter", names: ["title", "start"]) {
            let start = try reader.integer("start", 0...(duration - 1))
            if let previous = chapters.last?.start, start <= previous {
                throw reader.failure("start", "\(start) is not after \(previous), where the chapter before begins")
            }
            chapters.append(Episode.Chapter(title: try reader.localizedText("title"), start: start))
        }
        return chapters
    }
}
