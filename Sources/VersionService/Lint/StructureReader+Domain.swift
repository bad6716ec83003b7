/// Reading what only manifests have: versions, dates, words from a list, values of features.
extension StructureReader {
    /// The integers that every JSON reader keeps exactly (RFC 7493).
    static let integers = -9_007_199_254_740_991...9_007_199_254_740_991

    /// Reads one of the words of an enumeration.
    mutating func word<Word: RawRepresentable<String> & CaseIterable>(_ place: LocatedNode?, _: Word.Type) -> Word? {
        guard let place, let text = string(place) else { return nil }
        guard let word = Word(rawValue: text) else {
            let words = Word.allCases.map(\.rawValue).joined(separator: ", ")
            refuse(place.pointer, "`\(text)` is not one of \(words)")
            return nil
        }
        return word
    }

    mutating func version(_ place: LocatedNode?) -> APIVersion? {
        parsed(place, as: "a version such as v7, from v1 to v9999") { APIVersion($0) }
    }

    mutating func componentVersion(_ place: LocatedNode?) -> SemanticVersion? {
        parsed(place, as: "a version such as 1.4.0") { SemanticVersion($0) }
    }

    mutating func appRelease(_ place: LocatedNode?) -> SemanticVersion? {
        parsed(place, as: "an app release such as 6.0 or 6.0.1") { SemanticVersion(appRelease: $0) }
    }

    mutating func instant(_ place: LocatedNode?) -> Timestamp? {
        parsed(place, as: "an instant in UTC such as 2026-11-21T00:00:00Z") { Timestamp($0) }
    }

    mutating func day(_ place: LocatedNode?) -> Timestamp? {
        parsed(place, as: "a day such as 2026-11-21") { Timestamp(day: $0) }
    }

    mutating func address(_ place: LocatedNode?) -> String? {
        parsed(place, as: WebAddress.inWords) { WebAddress.accepts($0) ? $0 : nil }
    }

    /// Reads a value of a feature of any type.
    mutating func literal(_ place: LocatedNode?) -> FeatureLiteral? {
        guard let place else { return nil }
        switch place.node.value {
        case .boolean(let value):
            return .boolean(value)
        case .string(let value):
            return .string(value)
        case .number(let number):
            if let integer = number.integer, Self.integers.contains(integer) { return .integer(integer) }
            fallthrough
        default:
            refuse(place.pointer, "the value of a feature is true, false, an integer or a string, not \(place.node.kind)")
            return nil
        }
    }

    /// Reads what the users of a version are told.
    mutating func notice(_ place: LocatedNode?) -> VersionNotice? {
        guard let object = object(place, .notice) else { return nil }
        let title = string(object["title"], length: 1...80)
        let message = string(object["message"], length: 1...400)
        let url = address(object["url"])
        guard let title, let message else { return nil }
        return VersionNotice(title: title, message: message, url: url)
    }

    private mutating func parsed<Value>(_ place: LocatedNode?, as expected: String, _ parse: (String) -> Value?) -> Value? {
        guard let place, let text = string(place) else { return nil }
        guard let value = parse(text) else {
            refuse(place.pointer, "`\(text)` is not \(expected)")
            return nil
        }
        return value
    }
}
