import Testing

@testable import VersionService

@Suite struct JSONSyntaxTests {
    @Test(
        "what RFC 8259 allows is read",
        arguments: [
            "null", " true ", "false", "0", "-0", "-1.5e+10", "1E5", "1e-7", "123456789012345678901234567890", "\"\"", "[]", "{}",
            "\t\r\n[ ]", "[1,2]", "{\"\":{}}", "\"\u{7f}\"", "\"\u{2028}\"",
        ]
    )
    func accepted(text: String) throws {
        _ = try JSONDocument(parsing: Array(text.utf8))
    }

    @Test(
        "what it does not allow is refused where it happens",
        arguments: [
            "▶", "  ▶", "▶nul", "▶True", "▶undefined", "▶'a'", "▶NaN", "▶Infinity", "▶+1", "-▶", "-▶a", "0▶1", "-0▶0", "1.▶", "▶.5",
            "1.▶e5", "1e▶", "1e+▶", "0▶x10", "1 ▶2", "[1▶", "[1 ▶2]", "[1,▶]", "[▶,1]",
            "{▶", "{▶a:1}", "{\"a\"▶}", "{\"a\" ▶1}", "{\"a\":▶}", "{\"a\":1,▶}", "{\"a\":1▶;}", "[1▶}",
            "{}▶x", "null ▶null", "▶\"abc", "▶\"abc\\\"", "\"a▶\nb\"", "\"a▶\tb\"", "\"▶\u{0}\"",
            "\"▶\\x\"", "\"▶\\u12\"", "\"▶\\u12g4\"", "\"▶\\ud800\"", "\"▶\\udc00\"", "\"▶\\ud800\\u0041\"", "\"▶\\ud800x\"", "▶// no",
            "[1,▶/* no */2]", "{\"a\":1\n▶\"b\":2}",
        ].map(MarkedText.init)
    )
    func refused(example: MarkedText) {
        let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: example.bytes) }
        #expect(error?.position == example.position, "\(error.map(String.init(describing:)) ?? "")")
    }

    @Test(
        "bytes that are not UTF-8 are refused",
        arguments: [
            [0x22, 0xff, 0x22], [0x22, 0xc3, 0x22], [0x22, 0xc0, 0x80, 0x22], [0x22, 0xed, 0xa0, 0x80, 0x22],
            [0x22, 0xf4, 0x90, 0x80, 0x80, 0x22], [0x22, 0x80, 0x22], [0xff], [0xef, 0xbb, 0xbf, 0x31], [0xfe, 0xff, 0x00, 0x31],
        ]
    )
    func invalidBytes(bytes: [UInt8]) {
        #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: bytes) }
    }

    @Test("messages say what was found and what was expected")
    func messages() {
        let messages: [(String, String)] = [
            ("{\"a\" 1}", "1:6: `1` where a colon is expected after the name of a member"),
            ("[1 2]", "1:4: `2` where a comma or the ] of the array is expected"),
            ("{a: 1}", "1:2: `a` where the name of a member is expected, in double quotes"),
            ("[1,", "1:4: the document ends where a value is expected"),
            ("\u{feff}1", "1:1: the document begins with a byte order mark; save it as UTF-8 without one"),
            ("[\u{a0}1]", "1:2: a character outside of ASCII where a value is expected"),
            ("[\u{1}]", "1:2: the control character U+1 where a value is expected"),
        ]
        for (text, message) in messages {
            let error = #expect(throws: JSONSyntaxError.self) { try JSONDocument(parsing: Array(text.utf8)) }
            #expect(error?.description == message)
        }
    }
}
