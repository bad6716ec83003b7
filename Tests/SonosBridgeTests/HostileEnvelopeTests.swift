import Glibc
import NIOCore
import SonosBridge
import Testing

/// What an attacker may send before there is a token: each is a fault, at once, and the fault is a valid envelope.
@Suite("Hostile envelopes")
struct HostileEnvelopeTests {
    private static let fixture = Fixture()
    private static let size = XMLLimits().size

    struct Attack: Sendable, CustomTestStringConvertible {
        let name: String
        let bytes: [UInt8]
        var fault = SOAPFault.Code.client
        var action: String?
        var testDescription: String { name }
    }

    private static func attack(
        _ name: String, _ text: String, _ fault: SOAPFault.Code = .client, action: String? = nil
    ) -> Attack {
        Attack(name: name, bytes: Array(text.utf8), fault: fault, action: action)
    }

    private static func envelope(_ body: String, header: String = "", attributes: String = "", before: String = "") -> String {
        let header = header.isEmpty ? "" : "<s:Header>\(header)</s:Header>"
        let space = "xmlns:s=\"http://schemas.xmlsoap.org/soap/envelope/\" xmlns=\"http://www.sonos.com/Services/1.1\""
        return "\(before)<s:Envelope \(space)\(attributes)>\(header)<s:Body>\(body)</s:Body></s:Envelope>"
    }

    /// As many of something as fit into a message.
    private static func many(_ item: (Int) -> String) -> String {
        var text = ""
        var index = 0
        while text.utf8.count < size - 2048 {
            text += item(index)
            index += 1
        }
        return text
    }

    private static let update = "<getLastUpdate/>"

    private static let documentTypes = [
        attack("external document type", envelope(update, before: "<!DOCTYPE a SYSTEM \"file:///etc/passwd\">")),
        attack("public document type", envelope(update, before: "<!DOCTYPE a PUBLIC \"b\" \"http://127.0.0.1:1/c\">")),
        attack("internal entity", envelope("<getLastUpdate>&e;</getLastUpdate>", before: "<!DOCTYPE a [<!ENTITY e \"x\">]>")),
        attack("parameter entity", envelope(update, before: "<!DOCTYPE a [<!ENTITY % p SYSTEM \"http://127.0.0.1:1/\"> %p;]>")),
        attack(
            "billion laughs",
            envelope(
                "<getLastUpdate>&c9;</getLastUpdate>",
                before: "<!DOCTYPE a [<!ENTITY c0 \"ha\">"
                    + (1...9).map { "<!ENTITY c\($0) \"\(String(repeating: "&c\($0 - 1);", count: 10))\">" }.joined() + "]>")),
        attack(
            "quadratic blow-up",
            envelope(
                "<getLastUpdate>\(String(repeating: "&a;", count: 20_000))</getLastUpdate>",
                before: "<!DOCTYPE a [<!ENTITY a \"\(String(repeating: "a", count: 50_000))\">]>")),
        attack("document type behind comments", envelope(update, before: "<!-- --><?p?><!DOCTYPE a>")),
        attack("undeclared entity", envelope("<getLastUpdate>&nbsp;</getLastUpdate>")),
    ]

    private static let floods = [
        attack("deep nesting", envelope(many { _ in "<a>" })),
        attack("huge name", envelope("<\(many { _ in "a" })/>")),
        attack("huge attribute name", envelope("<getLastUpdate \(many { _ in "a" })=\"\"/>")),
        attack("huge attribute", envelope("<getLastUpdate a=\"\(many { _ in "a" })\"/>")),
        attack("many attributes", envelope("<getLastUpdate\(many { " a\($0)=\"\"" })/>")),
        attack("many prefixed attributes", envelope("<getLastUpdate\(many { " s:a\($0)=\"\"" })/>")),
        attack("many namespaces", envelope(update, attributes: many { " xmlns:a\($0)=\"u\"" })),
        attack("the same attribute many times", envelope("<getLastUpdate\(many { _ in " a=\"\"" })/>")),
        attack("attributes behind quoted brackets", envelope("<getLastUpdate\(many { " a\($0)=\">\"" })/>")),
        attack("many elements", envelope(many { _ in "<a/>" })),
        attack("huge text", envelope("<getLastUpdate>\(many { _ in "a" })</getLastUpdate>")),
        attack("many character references", envelope("<getLastUpdate>\(many { _ in "&#x41;" })&</getLastUpdate>")),
        attack("many bare ampersands", envelope("<getLastUpdate>\(many { _ in "&" })</getLastUpdate>")),
        attack("many brackets", many { _ in "<" }),
        attack("an unfinished comment of dashes", "<!--" + many { _ in "- " }),
        attack("an unfinished section of brackets", "<a><![CDATA[" + many { _ in "]" }),
        attack("too many bytes", envelope("<getLastUpdate>\(many { _ in "<!-- -->" })\(many { _ in " " })</getLastUpdate>")),
    ]

    private static let shapes = [
        attack("nothing", ""), attack("white space", " \n"), attack("text", "getLastUpdate"), attack("a cut tag", "<s:Envelope"),
        attack("an unclosed element", "<Envelope><Body><getLastUpdate>"), attack("two roots", envelope(update) + envelope(update)),
        attack("an unknown prefix only", "<x:Envelope><x:Body><x:getLastUpdate/></x:Body></x:Envelope>"),
        attack("no body", "<Envelope><Header/></Envelope>"), attack("an empty body", envelope("")),
        attack("two requests", envelope(update + update)),
        attack("two bodies", "<Envelope><Body>\(update)</Body><Body><getUserInfo/></Body></Envelope>"),
        attack("two headers", "<Envelope><Header/><Header/><Body>\(update)</Body></Envelope>"),
        attack("two credentials", envelope(update, header: "<credentials/><credentials/>")),
        attack("a body of another namespace", "<Envelope><b:Body xmlns:b=\"urn:b\">\(update)</b:Body></Envelope>"),
        attack("an argument twice", envelope("<getMediaURI><id>a</id><id>b</id></getMediaURI>")),
        attack("a request of another namespace", envelope("<getLastUpdate xmlns=\"urn:other\"/>")),
        attack("another action", envelope(update), action: "\"http://www.sonos.com/Services/1.1#getUserInfo\""),
        attack("an action of another namespace", envelope(update), action: "urn:other#getLastUpdate"),
        attack(
            "SOAP 1.2", "<s:Envelope xmlns:s=\"http://www.w3.org/2003/05/soap-envelope\"><s:Body/></s:Envelope>", .versionMismatch),
        attack("a header that must be understood", envelope(update, header: "<x s:mustUnderstand=\"1\"/>"), .mustUnderstand),
        attack(
            "an inclusion as request", envelope("<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" href=\"file:///etc/passwd\"/>")),
        attack("a processing instruction in a tag", "<Envelope <?a?>/>"),
        attack("a comment with two hyphens", envelope("<!-- -- -->")),
    ]

    private static func getMetadata(_ index: String, _ count: String) -> String {
        envelope("<getMetadata><id>root</id><index>\(index)</index><count>\(count)</count></getMetadata>")
    }

    private static let numbers = [
        ("-1", "1"), ("0", "-1"), ("-2147483649", "1"), ("2147483648", "1"), ("0", "4294967296"), ("18446744073709551616", "1"),
        ("0", String(repeating: "9", count: 1500)), ("0x1", "1"), ("1 2", "1"), ("1e3", "1"), ("1.0", "1"), ("", "1"), ("١", "1"),
        ("0", "NaN"),
    ].map { attack("index \($0.0.prefix(24)) count \($0.1.prefix(24))", getMetadata($0.0, $0.1)) }

    private static func utf16(_ text: String, bigEndian: Bool) -> [UInt8] {
        text.utf16.flatMap { bigEndian ? [UInt8($0 >> 8), UInt8($0 & 0xFF)] : [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
    }

    private static func bytes(_ name: String, _ inside: [UInt8]) -> Attack {
        let text = envelope("<getLastUpdate>|</getLastUpdate>")
        let parts = Array(text.utf8).split(separator: UInt8(ascii: "|"))
        return Attack(name: name, bytes: Array(parts[0]) + inside + Array(parts[1]))
    }

    private static let encodings = [
        bytes("a byte that is in no text", [0xFF]), bytes("a cut character", [0xE2, 0x82]), bytes("a stray continuation", [0x80]),
        bytes("an overlong slash", [0xC0, 0xAF]), bytes("an overlong bracket", [0xE0, 0x80, 0xBC]),
        bytes("an encoded surrogate", [0xED, 0xA0, 0x80]), bytes("a character past the last", [0xF4, 0x90, 0x80, 0x80]),
        bytes("a zero byte", [0]), bytes("a control character", [0x01]), bytes("a noncharacter", [0xEF, 0xBF, 0xBF]),
        attack("a reference to zero", envelope("<getLastUpdate>&#0;</getLastUpdate>")),
        attack("a reference to a surrogate", envelope("<getLastUpdate>&#xD800;</getLastUpdate>")),
        attack("a reference past the last character", envelope("<getLastUpdate>&#x110000;</getLastUpdate>")),
        attack("a reference that overflows", envelope("<getLastUpdate>&#99999999999999999999;</getLastUpdate>")),
        Attack(name: "UTF-16 without a mark, big-endian", bytes: utf16(envelope(update), bigEndian: true)),
        Attack(name: "UTF-16 without a mark, little-endian", bytes: utf16(envelope(update), bigEndian: false)),
        Attack(name: "UTF-16 of odd length", bytes: [0xFF, 0xFE] + utf16(envelope(update), bigEndian: false) + [0x20]),
        Attack(name: "UTF-16 with half a pair", bytes: [0xFE, 0xFF] + utf16("<a>", bigEndian: true) + [0xD8, 0x00]),
        Attack(
            name: "a document type in UTF-16",
            bytes: [0xFE, 0xFF] + utf16(envelope(update, before: "<!DOCTYPE a [<!ENTITY b \"c\">]>"), bigEndian: true)),
        attack("declared UTF-7", envelope(update, before: "<?xml version=\"1.0\" encoding=\"UTF-7\"?>")),
        attack("declared EBCDIC", envelope(update, before: "<?xml version=\"1.0\" encoding=\"EBCDIC-CP-US\"?>")),
        attack("declared Latin 1", envelope(update, before: "<?xml version=\"1.0\" encoding=\"ISO-8859-1\"?>")),
        attack("a declaration that hides its encoding", envelope(update, before: "<?xml version=\"1.0\" a=\">\" encoding=\"UTF-7\"?>")),
    ]

    private static var threadTime: Duration {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
    }

    @Test(arguments: documentTypes + floods + shapes + numbers + encodings)
    func isRefusedAtOnce(_ attack: Attack) async {
        let request = SonosRequest(
            body: ByteBuffer(bytes: attack.bytes), soapAction: attack.action, authorization: attack.fault == .client ? "good" : nil)
        // The thread's own time, whatever else the machine does: what is refused is refused without waiting for anything.
        let start = Self.threadTime
        let response = await Self.fixture.service.answer(request)
        // In truth milliseconds, and more in a debug build; a quadratic reader takes far longer still.
        #expect(Self.threadTime - start < .seconds(2))
        #expect(response.fault?.code == attack.fault)
        #expect(response.status == 500)
        #expect(response.body.readableBytes < 2048, "a fault does not repeat what it refuses")
        #expect(SchemaCheck.problem(with: response.body) == nil)
    }

    private static let harmless = [
        envelope(update, before: "<?xml version='1.0' encoding='utf-8' standalone='yes'?>"),
        envelope(update, before: "<!-- a -->\n<?b?>"),
        envelope("\n<!-- a --><getLastUpdate><![CDATA[<]]]]><![CDATA[>]]></getLastUpdate><?b?>"),
        envelope(update, before: String(repeating: "<!---->", count: 10_000)), envelope("<getLastUpdate a='\">' b=\"'&lt;\"/>"),
        envelope(update, header: "<x s:mustUnderstand=\"0\"/>"), envelope("<getLastUpdate xmlns=\"\"/>"),
        getMetadata(" 0 ", "\n1"), getMetadata("+0", "2147483647"),
    ]

    @Test func whatIsOnlyUnusualIsRead() async {
        for text in Self.harmless {
            let response = await Self.fixture.service.answer(SonosRequest(body: ByteBuffer(string: text), authorization: "good"))
            #expect(response.fault == nil, "\(text.prefix(300))")
        }
        for isBig in [true, false] {
            let mark: [UInt8] = isBig ? [0xFE, 0xFF] : [0xFF, 0xFE]
            let text = Self.envelope(Self.update, before: "<?xml version=\"1.0\" encoding=\"UTF-16\"?>")
            let body = ByteBuffer(bytes: mark + Self.utf16(text, bigEndian: isBig))
            #expect(await Self.fixture.service.answer(SonosRequest(body: body, authorization: "good")).fault == nil)
        }
    }

    @Test func inclusionsAreNeverFollowed() async {
        let include = "<xi:include xmlns:xi=\"http://www.w3.org/2001/XInclude\" parse=\"text\" href=\"file:///etc/hostname\"/>"
        let text = Self.envelope("<getMediaURI><id>\(include)</id></getMediaURI>")
        let response = await Self.fixture.service.answer(SonosRequest(body: ByteBuffer(string: text), authorization: "good"))
        #expect(response.fault == SOAPFault(.itemNotFound, "there is no such item"))
    }
}
