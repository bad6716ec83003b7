import ScreenKit

/// A screen or a section, as the path and query below `/sonos/` name it.
struct SpeakerPlace {
    /// Entries that are answered where the query names no count.
    private static let standardCount = 100

    /// The path and query below a version, without the leading slash.
    let screen: String
    /// The section's name; nil for the whole screen.
    let section: String?
    let index: Int
    let count: Int

    /// - Throws: ``QueryStringError``, and `RouteError` for an index or count that is none.
    init(_ place: Substring) throws {
        let path = place.prefix { $0 != "?" }
        let query = try QueryString(parsing: place.dropFirst(path.count + 1))
        index = try Self.number(query, "index") ?? 0
        count = try Self.number(query, "count") ?? Self.standardCount
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        let isSection = parts.count > 2 && parts[parts.count - 2] == "sections"
        section = isSection ? parts.last.flatMap { PercentEncoding.decode($0) } : nil
        let screenPath = isSection ? parts.dropLast(2).joined(separator: "/") : String(path)
        let rest = query.fields.filter { $0.name != "index" && $0.name != "count" }
        let fields = rest.map { "\(PercentEncoding.encode($0.name))=\(PercentEncoding.encode($0.value))" }
        screen = fields.isEmpty ? screenPath : "\(screenPath)?\(fields.joined(separator: "&"))"
    }

    private static func number(_ query: QueryString, _ name: String) throws(RouteError) -> Int? {
        guard let text = query[name] else { return nil }
        guard let number = Int(text), (0...Int(Int32.max)).contains(number) else {
            throw RouteError(field: name, reason: "must be a whole number from 0 to \(Int32.max)")
        }
        return number
    }
}
