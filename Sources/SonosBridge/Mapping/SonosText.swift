public import ScreenKit

/// A text in each of the service's languages.
public struct SonosText: Sendable, Equatable, ExpressibleByDictionaryLiteral {
    public let texts: [LanguageTag: String]
    private let fallback: String

    /// - Parameter elements: languages and texts, the first being used where a language is missing.
    public init(dictionaryLiteral elements: (LanguageTag, String)...) {
        texts = Dictionary(elements, uniquingKeysWith: { first, _ in first })
        fallback = elements.first?.1 ?? ""
    }

    /// The text in a language.
    public subscript(language: LanguageTag) -> String { texts[language] ?? fallback }
}
