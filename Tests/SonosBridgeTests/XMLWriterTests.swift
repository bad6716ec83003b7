import NIOCore
import SonosBridge
import Testing

@Suite("Writing XML")
struct XMLWriterTests {
    private func roundTrip(_ text: String) throws -> XMLElement {
        var writer = XMLWriter(capacity: 1)
        writer.declaration()
        writer.element("r") { writer in
            writer.attribute("a", text)
            writer.element("b", text)
        }
        return try XMLReader(limits: XMLLimits(size: 1 << 20, attributeSize: 1 << 20)).read(writer.buffer().readableBytesView)
    }

    /// What a text becomes: characters that XML 1.0 forbids are replaced.
    private func permitted(_ text: String) -> String {
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0x09, 0x0A, 0x0D, 0x20...0xFFFD, 0x10000...: result.append(scalar)
            default: result.append("\u{FFFD}")
            }
        }
        return String(result)
    }

    @Test(arguments: [
        "", "plain", "<&>\"'", "]]>", "a\tb\nc\rd\r\n", "\u{0}\u{1}\u{1F}\u{7F}\u{85}", "\u{FFFE}\u{FFFF}\u{FFFD}\u{F000}",
        "Dvořák 𝄞 音楽",
        "\u{200F}\u{2028}",
    ])
    func readsBackAsWritten(_ text: String) throws {
        let root = try roundTrip(text)
        #expect(root.attribute("a").map { Array($0.unicodeScalars) } == Array(permitted(text).unicodeScalars))
        #expect(root.child("b").map { Array($0.text.unicodeScalars) } == Array(permitted(text).unicodeScalars))
    }

    @Test func readsBackRandomTexts() throws {
        var random = SystemRandomNumberGenerator()
        for _ in 0..<500 {
            var scalars = String.UnicodeScalarView()
            for _ in 0..<Int.random(in: 0...40, using: &random) {
                let limit: UInt32 = Bool.random(using: &random) ? 0x80 : 0x10FFFF
                if let scalar = Unicode.Scalar(UInt32.random(in: 0...limit, using: &random)) { scalars.append(scalar) }
            }
            let text = String(scalars)
            let root = try roundTrip(text)
            #expect(root.attribute("a").map { Array($0.unicodeScalars) } == Array(permitted(text).unicodeScalars))
            #expect(root.child("b").map { Array($0.text.unicodeScalars) } == Array(permitted(text).unicodeScalars))
        }
    }

    @Test func isCanonical() {
        var writer = XMLWriter()
        writer.element("a") { writer in
            writer.attribute("x", "\"")
            writer.attribute("y", nil)
            writer.elementUnlessEmpty("none") { _ in }
            writer.elementUnlessEmpty("some") { $0.element("t", true) }
            writer.element("n", Int.min)
            writer.element("z", 0)
            writer.element("f", false)
            writer.element("nothing", nil as String?)
            writer.element("empty", "")
        }
        #expect(
            String(buffer: writer.buffer())
                == "<a x=\"&quot;\"><some><t>true</t></some><n>-9223372036854775808</n><z>0</z><f>false</f><empty/></a>")
    }
}
