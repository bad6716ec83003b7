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

    /// The tag players know a language by.
    private static func tag(_ language: String) -> String {
        switch language {
        case "en": "en-US"
        case "de": "de-DE"
        case "nl": "nl-NL"
        default: language
        }
    }
}
