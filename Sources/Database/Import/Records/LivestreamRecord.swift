internal import Screens
internal import VersionService

/// A livestream, as imported.
struct LivestreamRecord {
    static let names: Set<String> = ["kind", "id", "title", "description", "startsAt", "duration", "works"]

    let id: String
    let title: LocalizedText
    let description: LocalizedText
    let startsAt: Timestamp
    let duration: Int
    let works: [String]

    init(_ value: JSONValue) throws(FieldError) {
        let reader = try RecordReader(value, as: "a livestream", names: Self.names)
        id = try reader.id("id")
        title = try reader.localizedText("title")
        description = try reader.localizedText("description", limit: RecordLimits.prose)
        startsAt = try reader.instant("startsAt")
        duration = try reader.integer("duration", RecordLimits.duration)
        works = try reader.ids("works", 0...RecordLimits.livestreamWorks)
    }
}
