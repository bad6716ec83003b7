internal import GRDB

/// Takes texts apart into words exactly as the full-text indices do.
struct SearchTokenizer {
    private let tokenizer: any FTS5Tokenizer

    init(_ connection: Connection) throws {
        tokenizer = try connection.makeTokenizer(.unicode61(diacritics: .remove))
    }

    /// The words of a text, folded.
    func words(_ text: String) throws -> [String] {
        try tokenizer.tokenize(document: LetterFolding.fold(text)).map(\.token)
    }

    /// The words of a text that has been folded already.
    func words(folded text: String) throws -> [String] {
        try Self.asciiWords(text) ?? tokenizer.tokenize(document: text).map(\.token)
    }

    /// The words of a text of ASCII, taken apart without a call into SQLite for each; nil for any other text.
    ///
    /// A thousand texts are taken apart for a search, and almost all of them are such.
    static func asciiWords(_ text: String) -> [String]? {
        var words: [String] = []
        var word: [UInt8] = []
        for byte in text.utf8 {
            switch byte {
            case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "0")...UInt8(ascii: "9"): word.append(byte)
            case UInt8(ascii: "A")...UInt8(ascii: "Z"): word.append(byte | 0x20)
            case 0x80...: return nil
            default:
                if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
                word.removeAll(keepingCapacity: true)
            }
        }
        if !word.isEmpty { words.append(String(decoding: word, as: UTF8.self)) }
        return words
    }
}
