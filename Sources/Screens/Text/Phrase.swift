import ScreenKit

/// A text of the app in every language it speaks; a new language is a new member and fails to compile until every phrase has it.
public struct Phrase: Sendable {
    public let en: String
    public let de: String
    public let nl: String

    /// The phrase in a language, English where it is none of ours.
    func text(in locale: LanguageTag) -> String {
        switch locale {
        case "de": de
        case "nl": nl
        default: en
        }
    }
}

extension ScreenContext {
    /// A phrase in the reader's language.
    func text(_ phrase: Phrase) -> String {
        phrase.text(in: locale)
    }

    /// A text of the catalogue in the reader's language.
    func text(_ localized: LocalizedText) -> String {
        localized[locale]
    }
}
