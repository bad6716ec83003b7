import ScreenKit

/// One of the items of a report of time played (Sonos' documentation: `POST /timePlayed`, item attributes 1.0 to 2.3).
///
/// Versions of it name things differently, and players leave out what they do not know: what is missing, or not of the type it
/// should be, is taken as not said.
struct TimePlayedReport: Hashable {
    /// Items of one body that are read; the rest is passed over.
    static let maximumItems = 100
    /// Bytes of a body.
    static let maximumSize = 64 << 10
    /// Bytes of a text that means anything.
    private static let maximumTextSize = 2048

    /// The track's identifier, where the player sends it.
    let objectID: String?
    /// The address the sound came from: one of the service's, or the player's own, which holds the identifier.
    let mediaURL: String?
    let container: String?
    let reportID: String?
    /// `update` while the track plays, `final` after it.
    let type: String?
    let playedMillis: Int?
    let positionMillis: Int?

    /// The reports of a body.
    ///
    /// - Throws: ``SOAPFault`` for a body that is too long, that is not JSON, or that has no list of items.
    static func reports(in body: [UInt8]) throws(SOAPFault) -> [TimePlayedReport] {
        guard body.count <= maximumSize else { throw SOAPFault(.client, "the report is longer than \(maximumSize) bytes") }
        let root: JSONLiteral
        do {
            root = try JSONLiteral(parsing: body)
        } catch {
            throw SOAPFault(.client, "the report cannot be read: \(error.field.isEmpty ? "" : error.field + " ")\(error.reason)")
        }
        guard case .object(let members) = root, case .array(let items)? = members.first(where: { $0.name == "items" })?.value else {
            throw SOAPFault(.client, "the report has no list of items")
        }
        return withoutRepeats(items.prefix(maximumItems).compactMap(TimePlayedReport.init))
    }

    /// The reports without those that a player has put in twice.
    ///
    /// The reports of one playing have their identifier in common, so that one is a repeat only if it says the same besides.
    private static func withoutRepeats(_ reports: [TimePlayedReport]) -> [TimePlayedReport] {
        var seen: Set<TimePlayedReport> = []
        return reports.filter { $0.reportID == nil || seen.insert($0).inserted }
    }

    private init?(_ item: JSONLiteral) {
        guard case .object(let members) = item else { return nil }
        func value(_ names: [String]) -> JSONLiteral? { members.first { names.contains($0.name) }?.value }
        func text(_ names: String...) -> String? {
            guard case .string(let text)? = value(names), (1...Self.maximumTextSize).contains(text.utf8.count) else { return nil }
            return text
        }
        func natural(_ name: String) -> Int? {
            guard case .integer(let number)? = value([name]), number >= 0 else { return nil }
            return Int(Int32(clamping: number))
        }
        objectID = text("objectId", "mediaId")
        mediaURL = text("mediaUrl", "trackUrl")
        container = text("containerId")
        reportID = text("reportId")
        type = text("type")
        playedMillis = natural("durationPlayedMillis")
        positionMillis = natural("positionMillis")
    }

    /// The last part of the path of ``mediaURL``, decoded: a track's name where the address is the service's own, and else an
    /// identifier, which players may put a file's extension behind (`x-sonos-http:ID.flac?sid=7`).
    ///
    /// nil for addresses of others, whose tracks may be named alike.
    ///
    /// - Parameter service: where players reach the service: scheme and authority, without a slash at the end.
    func mediaName(at service: String) -> (text: String, isOwn: Bool)? {
        guard let mediaURL, let colon = mediaURL.firstIndex(of: ":") else { return nil }
        let scheme = mediaURL[..<colon].lowercased()
        let isOwn = mediaURL.hasPrefix(service + "/media/")
        guard isOwn || (scheme != "http" && scheme != "https") else { return nil }
        let path = mediaURL[mediaURL.index(after: colon)...].prefix { $0 != "?" && $0 != "#" }
        guard let last = path.split(separator: "/").last, let text = PercentEncoding.decode(last), !text.isEmpty else { return nil }
        return (text, isOwn)
    }
}
