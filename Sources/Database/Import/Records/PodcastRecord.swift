internal import Screens

/// A podcast with its episodes, as imported.
struct PodcastRecord {
    static let names: Set<String> = ["kind", "id", "title", "description", "popularity", "episodes"]

    let id: String
    let title: LocalizedText
    let description: LocalizedText
    let popularity: Int
    let episodes: [EpisodeRecord]

    init(_ value: JSONValue) throws(FieldError) {
        let reader = try RecordReader(value, as: "a podcast", names: Self.names)
        id = try reader.id("id")
        title = try reader.localizedText("title")
        description = try reader.localizedText("description", limit: RecordLimits.prose)
        popularity = try reader.integer("popularity", RecordLimits.popularity)
        episodes = try EpisodeRecord.episodes(reader)
    }
}
