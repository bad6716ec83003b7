public import ScreenKit

/// The words of a work, line by line, with translations.
public struct Libretto: Sendable, Hashable, Codable {
    /// A line as it is sung, and what it means.
    public struct Line: Sendable, Hashable, Codable {
        public let text: String
        /// By language; the language that is sung is absent.
        public let translation: [String: String]

        public init(text: String, translation: [String: String]) {
            self.text = text
            self.translation = translation
        }

        /// What the line means; nil in the language it is sung in.
        public func translation(to locale: LanguageTag) -> String? { translation[locale.rawValue] }
    }

    /// The language that is sung, as a BCP 47 tag.
    public let language: String
    public let lines: [Line]

    public init(language: String, lines: [Line]) {
        self.language = language
        self.lines = lines
    }
}
