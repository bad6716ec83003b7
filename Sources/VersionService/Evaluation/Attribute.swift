/// An attribute of a request, by name.
///
/// Those the platform fills in itself have a place of their own in an ``EvaluationContext``; others are looked up by name.
public enum Attribute: Hashable, Sendable {
    case targetingKey, platform, appVersion, osVersion, locale, country, brand, email, clientClass
    /// The instant of the evaluation.
    case now
    case custom(String)

    /// The attributes with a place of their own, by name.
    static let known: [(name: String, attribute: Attribute)] = [
        ("targetingKey", .targetingKey), ("platform", .platform), ("appVersion", .appVersion), ("osVersion", .osVersion),
        ("locale", .locale), ("country", .country), ("brand", .brand), ("email", .email), ("clientClass", .clientClass), ("now", .now),
    ]

    /// The attribute called `name`.
    public init(named name: String) {
        self = Self.known.first { $0.name == name }?.attribute ?? .custom(name)
    }

    /// The name of the attribute.
    public var name: String {
        if case .custom(let name) = self { return name }
        return Self.known.first { $0.attribute == self }?.name ?? ""
    }

    static let nameInWords = "1 to 63 letters, digits, dots, hyphens and underscores that begin with a letter"

    static func isName(_ text: String) -> Bool {
        guard (1...63).contains(text.utf8.count), text.utf8.first.map(isLetter) == true else { return false }
        return text.utf8.allSatisfy { byte in
            isLetter(byte) || (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) || "._-".utf8.contains(byte)
        }
    }

    private static func isLetter(_ byte: UInt8) -> Bool {
        (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
    }
}
