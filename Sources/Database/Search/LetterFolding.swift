internal import GRDB

/// Makes letters equal that the tokenizer keeps apart.
///
/// The tokenizer of SQLite (`unicode61 remove_diacritics 2`) ignores case and takes marks off letters that Unicode takes apart (`é`,
/// `ř`, `ö`). Some Latin letters are not a letter and a mark to Unicode; these are replaced here, when texts are indexed and when
/// they are looked for. An equals sign becomes a space: words that begin with it are the facets of ``SearchTable``.
enum LetterFolding {
    /// The function `fold_letters(text)` for SQL; null for null.
    static let sqlFunction = DatabaseFunction("fold_letters", argumentCount: 1, pure: true) { arguments in
        guard let argument = arguments.first, let text = String.fromDatabaseValue(argument) else { return nil }
        return needsFolding(text) ? fold(text) : argument
    }

    /// A pattern of `GLOB` that matches what may need folding: anything but printable ASCII without the equals sign.
    static let pattern = "*[^ -<>-~]*"

    /// A text with those letters replaced.
    static func fold(_ text: String) -> String {
        guard needsFolding(text) else { return text }
        var folded = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            if let replacement = replacements[scalar] {
                folded.append(contentsOf: replacement.unicodeScalars)
            } else {
                folded.append(scalar)
            }
        }
        return String(folded)
    }

    /// Whether there may be something to replace: almost all texts are ASCII, and are left as they are.
    private static func needsFolding(_ text: String) -> Bool {
        text.utf8.contains { $0 >= 0x80 || $0 == UInt8(ascii: "=") }
    }

    private static let replacements: [Unicode.Scalar: String] = [
        "=": " ", "ß": "ss", "ẞ": "ss", "æ": "ae", "Æ": "ae", "ǽ": "ae", "Ǽ": "ae", "ǣ": "ae", "Ǣ": "ae", "œ": "oe", "Œ": "oe",
        "ø": "o", "Ø": "o", "ǿ": "o", "Ǿ": "o", "ł": "l", "Ł": "l", "đ": "d", "Đ": "d", "ð": "d", "Ð": "d", "þ": "th", "Þ": "th",
        "ħ": "h", "Ħ": "h", "ı": "i", "ŋ": "n", "Ŋ": "n", "ŧ": "t", "Ŧ": "t", "ĸ": "k", "ŀ": "l", "Ŀ": "l", "ŉ": "n", "ſ": "s",
        "ə": "e", "Ə": "e", "ĳ": "ij", "Ĳ": "ij",
        // Apostrophes belong to no word: "L’Orfeo" is two words, like "L'Orfeo".
        "ʼ": " ", "ʻ": " ",
    ]
}
