import TestSupport
import Testing

@testable import Database

@Suite("JSON")
struct JSONParserTests {
    private func parse(_ text: String) throws -> JSONValue { try parse(Array(text.utf8)) }

    private func parse(_ bytes: [UInt8]) throws -> JSONValue {
        try bytes.withUnsafeBufferPointer { buffer in try JSONParser.parse(buffer) }
    }

    @Test("values are read")
    func values() throws {
        #expect(try parse(" null ") == .null)
        #expect(try parse("true") == .bool(true) && parse("false") == .bool(false))
        #expect(try parse("0") == .integer(0) && parse("-12") == .integer(-12) && parse("9223372036854775807") == .integer(.max))
        #expect(try parse("9223372036854775808") == .otherNumber && parse("1.0") == .otherNumber && parse("1e2") == .otherNumber)
        #expect(try parse("[]") == .array([]) && parse("[ 1 , [2] ]") == .array([.integer(1), .array([.integer(2)])]))
        #expect(
            try parse(#"{"a":{},"b":[true]}"#)
                == .object([JSONMember(name: "a", value: .object([])), JSONMember(name: "b", value: .array([.bool(true)]))]))
    }

    @Test(
        "texts are read, with their escapes",
        arguments: [
            (#""""#, ""), (#""é🎻""#, "é🎻"), (#""\"\\\/\b\f\n\r\t""#, "\"\\/\u{8}\u{C}\n\r\t"), (#""\u00e9\u00E9""#, "éé"),
            (#""a\ud83c\udfbbb""#, "a🎻b"), (#""\u0000""#, "\u{0}"),
        ]
    )
    func texts(json: String, text: String) throws {
        #expect(try parse(json) == .string(text))
    }

    @Test(
        "what is not JSON is refused, with its place",
        arguments: [
            ("", 1), ("{", 2), ("[", 2), ("[1", 3), ("[1,]", 4), ("{\"a\"}", 5), ("{\"a\":}", 6), ("{\"a\":1,}", 8), ("{a:1}", 2),
            ("tru", 1),
            ("nul", 1), ("01", 2), ("-", 2), ("1.", 3), (".5", 1), ("1e", 3), ("+1", 1), ("\"", 2), ("\"\\", 3), ("\"\\x\"", 3),
            ("\"\\u12\"", 6),
            (#""\ud83c""#, 8), (#""\udfbb""#, 8), (#""\ud83c\u0041""#, 14), ("\"a\nb\"", 3), ("'a'", 1), ("1 2", 3), ("NaN", 1),
            ("\u{FEFF}1", 1),
            ("\u{0}", 1), ("[1}", 3), (#"{"a":1,"a":2}"#, 11),
        ]
    )
    func malformed(json: String, column: Int) {
        let error = #expect(throws: JSONError.self) { try parse(json) }
        #expect(error?.column == column, "\(error?.reason ?? "")")
    }

    @Test(
        "texts that are not UTF-8 are refused", arguments: [[0xFF], [0xC3], [0xC0, 0x80], [0xED, 0xA0, 0x80], [0xF5, 0x80, 0x80, 0x80]])
    func invalidText(bytes: [UInt8]) {
        let quote = UInt8(ascii: "\"")
        #expect(throws: JSONError.self) { try parse([quote] + bytes + [quote]) }
        #expect(throws: JSONError.self) { try parse([quote, UInt8(ascii: "\\"), UInt8(ascii: "n")] + bytes + [quote]) }
    }

    @Test("nesting is bounded")
    func depth() throws {
        let depth = JSONParser.maximumDepth
        _ = try parse(String(repeating: "[", count: depth) + String(repeating: "]", count: depth))
        #expect(throws: JSONError.self) { try parse(String(repeating: "[", count: 100_000)) }
        #expect(throws: JSONError.self) { try parse(String(repeating: "{\"a\":", count: 100_000)) }
    }

    @Test("random changes of a good record are never more than an error")
    func mutations() throws {
        var random = SplitMix(state: 3)
        for record in Records.all {
            for _ in 0..<300 {
                var bytes = Array(record.utf8)
                for _ in 0..<Int.random(in: 1...4, using: &random) {
                    let index = Int.random(in: bytes.indices, using: &random)
                    if Bool.random(using: &random) { bytes.remove(at: index) } else { bytes[index] = .random(in: 0...255, using: &random) }
                }
                bytes.withUnsafeBufferPointer { buffer in _ = try? CatalogRecord(buffer) }
            }
        }
    }
}
