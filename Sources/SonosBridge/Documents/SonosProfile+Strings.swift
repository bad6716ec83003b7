public import NIOCore
import ScreenKit

extension SonosProfile {
    /// `strings.xml`: every text in every language, under the same identifiers (stringtable.xsd).
    public func stringTables() -> ByteBuffer {
        var writer = XMLWriter(capacity: 8192)
        writer.declaration()
        writer.element("stringtables") { writer in
            writer.attribute("xmlns", "http://sonos.com/sonosapi")
            for language in languages {
                writer.element("stringtable") { writer in
                    writer.attribute("rev", "1")
                    writer.attribute("xml:lang", Self.tag(language.rawValue))
                    for string in SonosStrings.all(self) {
                        writer.element("string") { writer in
                            writer.attribute("stringId", string.id)
                            writer.text(string.text[language])
                        }
                    }
                }
            }
        }
        return writer.buffer()
    }

    /// The tag players know a language by: with its country, for the languages that players are translated to; any other tag
    /// as it is.
    private static func tag(_ language: String) -> String { countryTags[language] ?? language }

    private static let countryTags = [
        "cs": "cs-CZ", "da": "da-DK", "de": "de-DE", "en": "en-US", "es": "es-ES", "fi": "fi-FI", "fr": "fr-FR", "it": "it-IT",
        "ja": "ja-JP", "ko": "ko-KR", "nb": "nb-NO", "nl": "nl-NL", "no": "nb-NO", "pl": "pl-PL", "pt": "pt-BR", "ru": "ru-RU",
        "sv": "sv-SE", "zh": "zh-CN",
    ]
}
