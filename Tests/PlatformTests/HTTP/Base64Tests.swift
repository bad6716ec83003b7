import Testing

@testable import Platform

@Suite struct Base64Tests {
    @Test(
        "the vectors of RFC 4648, without padding",
        arguments: [
            ("", ""), ("f", "Zg"), ("fo", "Zm8"), ("foo", "Zm9v"), ("foob", "Zm9vYg"), ("fooba", "Zm9vYmE"), ("foobar", "Zm9vYmFy"),
        ])
    func vectors(plain: String, encoded: String) {
        #expect(Base64.standard.encode(Array(plain.utf8)) == encoded)
        #expect(Base64.url.decode(encoded) == Array(plain.utf8))
    }

    @Test("the alphabets differ in two characters")
    func alphabets() {
        #expect(Base64.standard.encode([0xFB, 0xFF]) == "+/8")
        #expect(Base64.url.encode([0xFB, 0xFF]) == "-_8")
        #expect(Base64.url.decode("+/8") == nil)
        #expect(Base64.standard.decode("-_8") == nil)
    }

    @Test("a value has one encoding only", arguments: ["Z", "Zh", "Zm9", "Zg==", "Zm 8", "Zm9vY", "é"])
    func strict(text: String) {
        #expect(Base64.url.decode(text) == nil)
    }

    @Test("random bytes survive", arguments: 0..<100)
    func roundTrip(length: Int) {
        let bytes = (0..<length).map { _ in UInt8.random(in: .min ... .max) }
        #expect(Base64.url.decode(Base64.url.encode(bytes)) == bytes)
    }
}
