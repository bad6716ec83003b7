internal import ScreenKit
internal import Screens
internal import VersionService

extension RecordReader {
    static let languages: Set<String> = ["en", "de", "nl"]

    /// An identifier, of the record itself or of something it refers to.
    func id(_ name: String, limit: Int = RecordLimits.id) throws(FieldError) -> String {
        try Self.id(required(name), path(name), limit)
    }

    /// Identifiers, none of them twice.
    func ids(_ name: String, _ count: ClosedRange<Int>, limit: Int = RecordLimits.id) throws(FieldError) -> [String] {
        var ids: [String] = []
        var seen: Set<String> = []
        for (index, value) in try array(name, count).enumerated() {
            let id = try Self.id(value, "\(path(name))[\(index)]", limit)
            guard seen.insert(id).inserted else { throw FieldError("\(path(name))[\(index)]", "\"\(id)\" is there twice") }
            ids.append(id)
        }
        return ids
    }

    func localizedText(_ name: String, limit: Int = RecordLimits.name) throws(FieldError) -> LocalizedText {
        let texts = try RecordReader(required(name), at: path(name), as: "a text in three languages", names: Self.languages)
        return LocalizedText(
            en: try texts.text("en", limit: limit), de: try texts.text("de", limit: limit), nl: try texts.text("nl", limit: limit)
        )
    }

    func optionalLocalizedText(_ name: String, limit: Int) throws(FieldError) -> LocalizedText? {
        value(name) == nil ? nil : try localizedText(name, limit: limit)
    }

    /// A day, as `YYYY-MM-DD`.
    func day(_ name: String) throws(FieldError) -> String {
        let text = try text(name)
        guard Timestamp(day: text) != nil else { throw failure(name, "\"\(Self.shown(text))\" is not a day written as YYYY-MM-DD") }
        return text
    }

    /// A year or a day, as `YYYY` or `YYYY-MM-DD`.
    func yearOrDay(_ name: String, _ years: ClosedRange<Int>) throws(FieldError) -> String {
        let text = try text(name)
        guard Timestamp(day: text.utf8.count == 4 ? "\(text)-01-01" : text) != nil else {
            throw failure(name, "\"\(Self.shown(text))\" is neither a year written as YYYY nor a day written as YYYY-MM-DD")
        }
        guard let year = Int(text.prefix(4)), years.contains(year) else {
            throw failure(name, "the year is not between \(years.lowerBound) and \(years.upperBound)")
        }
        return text
    }

    func instant(_ name: String) throws(FieldError) -> Timestamp {
        let text = try text(name)
        guard let instant = Timestamp(text) else {
            throw failure(name, "\"\(Self.shown(text))\" is not a time written as YYYY-MM-DDThh:mm:ssZ")
        }
        return instant
    }

    /// A language as its tag of BCP 47, of which two or three letters are enough here.
    func language(_ name: String) throws(FieldError) -> String {
        let text = try text(name)
        guard Self.isLanguage(text) else { throw failure(name, "\"\(Self.shown(text))\" is not a language of two or three letters") }
        return text
    }

    static func isLanguage(_ text: String) -> Bool {
        (2...3).contains(text.utf8.count) && text.utf8.allSatisfy { (UInt8(ascii: "a")...UInt8(ascii: "z")).contains($0) }
    }

    /// Checks that somebody was born before they died.
    func lifetime() throws(FieldError) -> (born: Int?, died: Int?) {
        let born = try optionalInteger("born", RecordLimits.year)
        let died = try optionalInteger("died", RecordLimits.year)
        if let born, let died, died < born { throw failure("died", "\(died) is before \(born), the year of birth") }
        return (born, died)
    }

    private static func id(_ value: JSONValue, _ path: String, _ limit: Int) throws(FieldError) -> String {
        guard case .string(let text) = value else { throw FieldError(path, "must be a text, not \(value.noun)") }
        guard text.utf8.count <= limit else { throw FieldError(path, "is longer than \(limit) characters") }
        guard EntityID.isValid(text) else {
            throw FieldError(path, "\"\(shown(text))\" is not an identifier: a-z, 0-9 and hyphens, not beginning with a hyphen")
        }
        return text
    }
}
