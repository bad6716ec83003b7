import SonosBridge
import Testing

@Suite("Reading XML")
struct XMLReaderTests {
    private func read(_ text: String, limits: XMLLimits = XMLLimits()) throws(XMLError) -> XMLElement {
        try XMLReader(limits: limits).read(Array(text.utf8))
    }

    private func reason(_ bytes: [UInt8], limits: XMLLimits = XMLLimits()) -> XMLError.Reason? {
        do {
            _ = try XMLReader(limits: limits).read(bytes)
            return nil
        } catch { return error.reason }
    }

    private func reason(_ text: String, limits: XMLLimits = XMLLimits()) -> XMLError.Reason? { reason(Array(text.utf8), limits: limits) }

    private func isMalformed(_ text: String) -> Bool {
        if case .malformed = reason(text) { true } else { false }
    }

    @Test func readsElementsAttributesAndText() throws {
        let root = try read(
            "<?xml version=\"1.0\"?><a:r xmlns:a=\"urn:a\" x=\"1\" a:y=\"&lt;2\"><b>t&amp;&#65;<![CDATA[<c>]]></b><b/></a:r>")
        #expect(root.name == "r")
        #expect(root.namespace == "urn:a")
        #expect(root.attribute("x") == "1")
        #expect(root.attribute("y") == "<2")
        #expect(root.attributes.count == 2)
        #expect(root.children.map(\.text) == ["t&A<c>", ""])
        #expect(root.child("b")?.namespace == "")
    }

    @Test(arguments: [
        ("external", "<!DOCTYPE r SYSTEM \"file:///etc/passwd\"><r/>"),
        ("public", "<!DOCTYPE r PUBLIC \"-//W3C//DTD XHTML 1.0//EN\" \"http://127.0.0.1:1/x.dtd\"><r/>"),
        ("internal", "<?xml version=\"1.0\"?>\n<!DOCTYPE r [<!ENTITY e SYSTEM \"file:///etc/passwd\">]><r>&e;</r>"),
        ("parameter", "<!DOCTYPE r [<!ENTITY % p SYSTEM \"http://127.0.0.1:1/p\"> %p;]><r/>"),
        ("after a comment", "<!-- x --><?p i?>\n<!DOCTYPE r><r/>"),
        ("billion laughs", "<!DOCTYPE r [<!ENTITY a \"ha\"><!ENTITY b \"&a;&a;&a;&a;\"><!ENTITY c \"&b;&b;&b;&b;\">]><r>&c;</r>"),
        ("quadratic blow-up", "<!DOCTYPE r [<!ENTITY a \"" + String(repeating: "a", count: 50_000) + "\">]><r>&a;&a;&a;</r>"),
        ("unfinished", "<!DOCTYPE r ["),
    ])
    func refusesDocumentTypes(_ name: String, _ document: String) {
        #expect(reason(document) == .documentType, "\(name)")
    }

    @Test func namesTheLineOfADocumentType() {
        #expect(throws: XMLError(.documentType, line: 3)) { _ = try read("<?xml version=\"1.0\"?>\n<!-- \n--><!DOCTYPE r><r/>") }
    }

    @Test func refusesADocumentTypeAfterTheRoot() {
        #expect(isMalformed("<r/><!DOCTYPE r>"))
    }

    @Test func leavesInclusionsAlone() throws {
        let root = try read(
            "<r xmlns:xi=\"http://www.w3.org/2001/XInclude\"><xi:include href=\"file:///etc/passwd\" parse=\"text\"/></r>")
        #expect(root.child("include")?.text == "")
        #expect(root.text == "")
    }

    @Test func refusesUndeclaredEntities() {
        #expect(reason("<r>&nbsp;</r>") != nil)
    }

    @Test func refusesDepth() throws {
        let depth = XMLLimits().depth
        func nested(_ count: Int) -> String { String(repeating: "<a>", count: count) + String(repeating: "</a>", count: count) }
        _ = try read(nested(depth))
        #expect(reason(nested(depth + 1)) == .tooMany("elements within each other"))
        #expect(reason(nested(30_000)) != nil)
    }

    @Test func refusesNumbersOfElements() {
        #expect(reason("<r>" + String(repeating: "<a/>", count: 5000) + "</r>") == .tooMany("elements"))
    }

    @Test func refusesHugeAttributes() {
        #expect(reason("<r a=\"\(String(repeating: "x", count: 4097))\"/>") == .tooMany("bytes of an attribute"))
        let many = (0..<33).map { "a\($0)=\"\"" }.joined(separator: " ")
        #expect(reason("<r \(many)/>") == .tooMany("attributes"))
        let namespaces = (0..<33).map { "xmlns:a\($0)=\"urn:\($0)\"" }.joined(separator: " ")
        #expect(reason("<r \(namespaces)/>") == .tooMany("attributes"))
    }

    @Test func refusesHugeTexts() {
        #expect(reason("<r>\(String(repeating: "x", count: 70_000))</r>") == .tooMany("bytes of an element's text"))
        #expect(reason("<r>\(String(repeating: "x", count: 300_000))</r>") == .tooMany("bytes of the document"))
    }

    @Test(arguments: [
        [0x3C, 0x72, 0x3E, 0xFF, 0x3C, 0x2F, 0x72, 0x3E], [0x3C, 0x72, 0x3E, 0xC0, 0xAF, 0x3C, 0x2F, 0x72, 0x3E],
        [0x3C, 0x72, 0x3E, 0xED, 0xA0, 0x80, 0x3C, 0x2F, 0x72, 0x3E], [0x3C, 0x72, 0x3E, 0x00, 0x3C, 0x2F, 0x72, 0x3E],
    ])
    func refusesInvalidUTF8(_ bytes: [Int]) {
        #expect(reason(bytes.map { UInt8($0) }) == .invalidEncoding)
    }

    private func utf16(_ text: String, bigEndian: Bool, mark: Bool = true) -> [UInt8] {
        ((mark ? [0xFEFF] : []) + Array(text.utf16)).flatMap { unit in
            bigEndian ? [UInt8(unit >> 8), UInt8(unit & 0xFF)] : [UInt8(unit & 0xFF), UInt8(unit >> 8)]
        }
    }

    @Test(arguments: [true, false])
    func readsUTF16(_ bigEndian: Bool) throws {
        let document = "<?xml version=\"1.0\" encoding=\"utf-16\"?><r>Dvořák 𝄞</r>"
        let root = try XMLReader().read(utf16(document, bigEndian: bigEndian))
        #expect(root.text == "Dvořák 𝄞")
    }

    @Test func readsUTF8WithAMark() throws {
        #expect(try XMLReader().read([0xEF, 0xBB, 0xBF] + Array("<r/>".utf8)).name == "r")
    }

    @Test func refusesUTF16Tricks() {
        let plain = "<r/>"
        #expect(reason(utf16(plain, bigEndian: true, mark: false)) == .invalidEncoding)
        #expect(reason(utf16(plain, bigEndian: false, mark: false)) == .invalidEncoding)
        #expect(reason(utf16(plain, bigEndian: true) + [0x00]) == .invalidEncoding)
        #expect(reason([0xFE, 0xFF, 0x00, 0x3C, 0xD8, 0x00, 0x00, 0x3E]) == .invalidEncoding)
        #expect(reason([0x00, 0x00, 0xFE, 0xFF, 0x00, 0x00, 0x00, 0x3C]) == .invalidEncoding)
        let hidden = "<!DOCTYPE r [<!ENTITY a \"b\">]><r>&a;</r>"
        #expect(reason(utf16(hidden, bigEndian: true)) == .documentType)
        #expect(reason(utf16(hidden, bigEndian: false)) == .documentType)
    }

    @Test(arguments: ["UTF-7", "UTF-16", "ISO-8859-1", "EBCDIC-US", "nonsense"])
    func neverChangesTheEncoding(_ name: String) {
        // "+ADw-b/+AD4-" is "<b/>" in UTF-7; whatever is declared, the bytes are read as the UTF-8 they have been checked to be.
        let root = try? read("<?xml version=\"1.0\" encoding=\"\(name)\"?><r>+ADw-b/+AD4-é</r>")
        #expect(root == nil || (root?.text == "+ADw-b/+AD4-é" && root?.children.isEmpty == true))
    }

    @Test(arguments: [
        "", " ", "<", "<r", "<r>", "<r><a></r>", "<r/><r/>", "<r a=\"1\" a=\"2\"/>", "<r>&#0;</r>", "<r>\u{1}</r>", "text", "<a:r/>x",
    ])
    func refusesWhatIsNotWellFormed(_ document: String) {
        #expect(isMalformed(document))
    }

    @Test func refusesEveryTruncation() throws {
        let document = "<?xml version=\"1.0\"?><r a=\"ü\"><b>é&amp;</b><!-- c --><c/></r>"
        let bytes = Array(document.utf8)
        _ = try XMLReader().read(bytes)
        for length in 0..<bytes.count { #expect(reason(Array(bytes.prefix(length))) != nil) }
    }

    @Test func survivesEveryByte() {
        let bytes = Array("<r a=\"1\"><b>x</b></r>".utf8)
        for index in bytes.indices {
            for value in UInt8.min...UInt8.max {
                var changed = bytes
                changed[index] = value
                _ = reason(changed)
            }
        }
    }
}
