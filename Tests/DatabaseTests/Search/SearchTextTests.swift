import GRDB
import TestSupport
import Testing

@testable import Database

@Suite("Search texts")
struct SearchTextTests {
    private func words(_ text: String) throws -> [String] {
        try DatabaseQueue().read { connection in try SearchTokenizer(connection).words(text) }
    }

    @Test(
        "letters count as equal whatever their marks",
        arguments: [
            ("Dvořák", "dvorak"), ("Gróf Łódź", "grof lodz"), ("Ødegård", "odegard"), ("Straße", "strasse"),
            ("Æther Œuvre", "aether oeuvre"),
            ("Đoković", "dokovic"), ("Þórður", "thordur"), ("Fauré", "faure"), ("Szymanowski’s", "szymanowski s"), ("L'Orfeo", "l orfeo"),
            ("Janáček", "janacek"), ("Enescu/Șerban", "enescu serban"), ("Çelebi", "celebi"), ("Nuñez", "nunez"), ("ÅÄÖ", "aao"),
            ("E\u{301}tude", "etude"), ("Vũ Ngọc", "vu ngoc"), ("GROẞ", "gross"), ("Ĳssel", "ijssel"), ("A=B", "a b"), ("kızıl", "kizil"),
        ]
    )
    func folding(text: String, folded: String) throws {
        #expect(try words(text).joined(separator: " ") == folded)
    }

    @Test("the Latin letters of European languages are all folded to ASCII")
    func latinLetters() throws {
        let ranges: [ClosedRange<UInt32>] = [0xC0...0xD6, 0xD8...0xF6, 0xF8...0x17F, 0x1E00...0x1E95, 0x1EA0...0x1EF9]
        // Ligatures of one letter with itself and letters of languages nobody here writes in stay as they are.
        let left = try ranges.joined().compactMap(Unicode.Scalar.init).filter { scalar in
            try !words(String(scalar)).joined().utf8.allSatisfy { $0 < 0x80 }
        }
        #expect(left.isEmpty, "\(left)")
    }

    @Test("what is taken apart once stays as it is when taken apart again")
    func idempotence() throws {
        try DatabaseQueue().read { connection in
            let tokenizer = try SearchTokenizer(connection)
            for value in UInt32(1)...0x1FFFF {
                guard let scalar = Unicode.Scalar(value) else { continue }
                for word in try tokenizer.words("a\(scalar)b") { #expect(try tokenizer.words(word) == [word], "\(value)") }
            }
        }
    }

    @Test("ASCII is taken apart as the tokenizer of SQLite does")
    func ascii() throws {
        try DatabaseQueue().read { connection in
            let tokenizer = try connection.makeTokenizer(.unicode61(diacritics: .remove))
            var random = SplitMix(state: 5)
            for _ in 0..<500 {
                let text = String((0..<40).map { _ in Character(Unicode.Scalar(UInt8.random(in: 1...127, using: &random))) })
                #expect(try SearchTokenizer.asciiWords(text) == tokenizer.tokenize(document: text).map(\.token))
            }
        }
        #expect(SearchTokenizer.asciiWords("é") == nil)
    }
}
