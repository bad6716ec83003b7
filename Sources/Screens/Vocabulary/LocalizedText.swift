public import ScreenKit

/// A text in every language the app speaks.
public struct LocalizedText: Sendable, Hashable, Codable {
    public let en: String
    public let de: String
    public let nl: String

    public init(en: String, de: String, nl: String) {
        self.en = en
        self.de = de
        self.nl = nl
    }

    /// The text in a language, English where it is none of ours.
    public subscript(locale: LanguageTag) -> String {
        switch locale {
        case "de": de
        case "nl": nl
        default: en
        }
    }
}
