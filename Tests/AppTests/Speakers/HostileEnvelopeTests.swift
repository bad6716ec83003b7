import Foundation
import NIOCore
import NIOPosix
import TestSupport
import Testing

@Suite("Hostile envelopes", .server("--speakers", "anonymous", "--body-timeout", "2", "--idle-timeout", "3"))
struct HostileEnvelopeTests {
    /// A fault with HTTP status 500, in good time; and the server goes on.
    private func expectFault(
        _ envelope: Data, _ code: String = "Client", fields: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        let start = ContinuousClock.now
        let answer = try await server().soap(envelope, fields: fields)
        #expect(answer.status == 500, "\(answer)", sourceLocation: sourceLocation)
        #expect(answer["content-type"] == "text/xml; charset=utf-8", sourceLocation: sourceLocation)
        let fault = answer.text.firstMatch(of: /<faultcode>(?:\w+:)?([\w.]+)<\/faultcode>/).map { String($0.1) }
        #expect(fault?.hasPrefix(code) == true, "\(answer)", sourceLocation: sourceLocation)
        #expect(!answer.text.contains("root:x:0"), sourceLocation: sourceLocation)
        #expect(ContinuousClock.now - start < .seconds(5), sourceLocation: sourceLocation)
        try await expectService(sourceLocation)
    }

    private func expectService(_ sourceLocation: SourceLocation = #_sourceLocation) async throws {
        let answer = try await server().soap(Envelopes.root)
        #expect(answer.status == 200, "\(answer)", sourceLocation: sourceLocation)
    }

    private func expectFault(
        _ envelope: String, _ code: String = "Client", fields: [String: String] = [:], sourceLocation: SourceLocation = #_sourceLocation
    ) async throws {
        try await expectFault(Data(envelope.utf8), code, fields: fields, sourceLocation: sourceLocation)
    }

    @Test(
        "what is no XML",
        arguments: [
            "", " ", "hello", "<", "<a", "<a>", "<a></b>", "<a/><b/>", "</a>", "<a b=c/>", "<a b='1' b='2'/>", "<a>&nope;</a>",
            "<a>&#0;</a>",
            "<a>&#xD800;</a>", "<a>&#x110000;</a>", "{\"a\":1}", "<?xml version=\"1.0\"?>", "<!-- -- -->", "<a><![CDATA[</a>",
            "<?xml version=\"9.9\"?><a/>", "<?xml version=\"1.0\" encoding=\"klingon\"?><a/>",
        ])
    func malformed(text: String) async throws {
        try await expectFault(text)
    }

    @Test(
        "what is XML but no call",
        arguments: [
            "<a/>", Envelopes.wrap(""), Envelopes.wrap("<getMetadata/>"),
            Envelopes.wrap("<nothing xmlns=\"http://www.sonos.com/Services/1.1\"/>"),
            Envelopes.wrap("<a/><b/>"), Envelopes.call("getMetadata"), Envelopes.call("getMetadata", [("id", "root")]),
            Envelopes.root.replacing("schemas.xmlsoap.org/soap", with: "www.w3.org/2003/05/soap"),
        ])
    func notACall(text: String) async throws {
        try await expectFault(text, "")
    }

    @Test(
        "document types of every kind",
        arguments: [
            "<!DOCTYPE a>", "<!DOCTYPE a []>", "<!DOCTYPE a [<!ENTITY x \"y\">]>", "<!DOCTYPE a SYSTEM \"file:///etc/passwd\">",
            "<!DOCTYPE a PUBLIC \"-//x\" \"http://127.0.0.1/x.dtd\">", "<!DOCTYPE a [<!ENTITY x SYSTEM \"file:///etc/passwd\">]>",
            "<!DOCTYPE a [<!ENTITY % p SYSTEM \"file:///etc/passwd\"> %p;]>", "<!DOCTYPE a [<!ENTITY % p \"<!ENTITY x 'y'>\"> %p;]>",
            "<!DOCTYPE a [<!ATTLIST id v CDATA \"y\">]>", "<!DOCTYPE a [<!NOTATION n SYSTEM \"file:///etc/passwd\">]>",
        ])
    func documentTypes(declaration: String) async throws {
        try await expectFault(Envelopes.wrap("<a>&x;</a>", prolog: declaration))
    }

    @Test("a billion laughs")
    func billionLaughs() async throws {
        let entities = (1...12).map { "<!ENTITY l\($0) \"\(String(repeating: "&l\($0 - 1);", count: 10))\">" }.joined()
        try await expectFault(Envelopes.wrap("<a>&l12;</a>", prolog: "<!DOCTYPE a [<!ENTITY l0 \"ha\">\(entities)]>"))
    }

    @Test("quadratic blow-up")
    func quadraticBlowUp() async throws {
        let entity = String(repeating: "a", count: 50_000)
        let references = String(repeating: "&x;", count: 50_000)
        try await expectFault(Envelopes.wrap("<a>\(references)</a>", prolog: "<!DOCTYPE a [<!ENTITY x \"\(entity)\">]>"))
    }

    @Test("references to files and to the network are followed by nobody")
    func externalEntities() async throws {
        let group = MultiThreadedEventLoopGroup.singleton
        let visits = Visits()
        let listener = try await ServerBootstrap(group: group)
            .childChannelInitializer { channel in
                visits.add()
                return channel.close()
            }
            .bind(host: "127.0.0.1", port: 0).get()
        let port = listener.localAddress?.port ?? 0
        for declaration in [
            "<!DOCTYPE a SYSTEM \"http://127.0.0.1:\(port)/a.dtd\">",
            "<!DOCTYPE a [<!ENTITY x SYSTEM \"http://127.0.0.1:\(port)/a\">]>",
            "<!DOCTYPE a [<!ENTITY % p SYSTEM \"http://127.0.0.1:\(port)/a\"> %p;]>",
        ] {
            try await expectFault(Envelopes.wrap("<a>&x;</a>", prolog: declaration))
        }
        let include = "<i:include xmlns:i=\"http://www.w3.org/2001/XInclude\" href=\"http://127.0.0.1:\(port)/a\" parse=\"text\"/>"
        let fileInclude = "<i:include xmlns:i=\"http://www.w3.org/2001/XInclude\" href=\"file:///etc/passwd\" parse=\"text\"/>"
        try await expectFault(Envelopes.page(include))
        try await expectFault(Envelopes.page(fileInclude))
        let schema = "xmlns:x=\"http://www.w3.org/2001/XMLSchema-instance\" x:schemaLocation=\"urn:a http://127.0.0.1:\(port)/a.xsd\""
        let answer = try await server().soap(Envelopes.root.replacing("<s:Body>", with: "<s:Body \(schema)>"))
        #expect(answer.status == 200, "\(answer)")
        #expect(visits.count == 0)
        try await listener.close()
    }

    @Test("elements within each other, ten thousand deep")
    func depth() async throws {
        let deep = String(repeating: "<a>", count: 10_000) + String(repeating: "</a>", count: 10_000)
        try await expectFault(Envelopes.wrap(deep))
    }

    @Test("a huge attribute, many attributes, many namespaces, a huge name, many elements")
    func hugeParts() async throws {
        try await expectFault(Envelopes.wrap("<a b=\"\(String(repeating: "x", count: 100_000))\"/>"))
        try await expectFault(Envelopes.wrap("<a \((0..<5000).map { "a\($0)=\"1\"" }.joined(separator: " "))/>"))
        try await expectFault(Envelopes.wrap("<a \((0..<5000).map { "xmlns:a\($0)=\"u\($0)\"" }.joined(separator: " "))/>"))
        try await expectFault(Envelopes.wrap("<\(String(repeating: "a", count: 100_000))/>"))
        try await expectFault(Envelopes.wrap(String(repeating: "<a/>", count: 50_000)))
        try await expectFault(Envelopes.page(String(repeating: "x", count: 150_000)))
    }

    @Test("an envelope over the limit is not read")
    func oversize() async throws {
        let answer = try await server().soap(Envelopes.page(String(repeating: "x", count: 400_000)))
        #expect(answer.status == 413, "\(answer)")
        try await expectService()
    }

    @Test("a gzip bomb does not go off")
    func gzipBomb() async throws {
        let bomb = try await Gzip.compress(Data(repeating: UInt8(ascii: " "), count: 200_000_000))
        #expect(bomb.count < 250_000)
        let before = try server().residentMemory()
        let answer = try await server().soap(bomb, fields: ["Content-Encoding": "gzip"])
        #expect(answer.status == 413, "\(answer)")
        #expect(try server().residentMemory() - before < 50 << 20)
        try await expectService()
    }

    @Test("gzip that is broken, cut short, or of something else")
    func brokenGzip() async throws {
        let good = try await Gzip.compress(Data(Envelopes.root.utf8))
        #expect(try await server().soap(good, fields: ["Content-Encoding": "gzip"]).status == 200)
        for body in [Data("not gzip".utf8), good.dropLast(4), good.prefix(12), Data()] {
            let answer = try await server().soap(Data(body), fields: ["Content-Encoding": "gzip"])
            #expect(answer.status == 400, "\(answer)")
        }
        try await expectFault(try await Gzip.compress(Data("<a>".utf8)), fields: ["Content-Encoding": "gzip"])
        for coding in ["br", "gzip, gzip", "deflate", "nonsense"] {
            #expect(try await server().soap(good, fields: ["Content-Encoding": coding]).status == 415, "\(coding)")
        }
    }

    @Test("another media type", arguments: ["application/json", "text/plain", "application/soap+xml", "multipart/related", "nonsense", ""])
    func mediaType(type: String) async throws {
        let answer = try await server().soap(Envelopes.root, fields: ["Content-Type": type])
        #expect(answer.status == 415, "\(answer)")
    }

    @Test("an action that is not the call's")
    func wrongAction() async throws {
        for action in ["\"http://www.sonos.com/Services/1.1#search\"", "http://www.sonos.com/Services/1.1#nothing", "urn:x"] {
            try await expectFault(Envelopes.root, fields: ["SOAPAction": action])
        }
        for action in ["\"http://www.sonos.com/Services/1.1#getMetadata\"", "http://www.sonos.com/Services/1.1#getMetadata", "\"\"", ""] {
            let answer = try await server().soap(Envelopes.root, fields: ["SOAPAction": action])
            #expect(answer.status == 200, "\(action): \(answer)")
        }
    }

    @Test(
        "numbers that are none, or too large",
        arguments: ["-1", "-2147483648", "2147483648", "99999999999999999999", "1e3", "x", "", " ", "0x10", "1.5", "NaN", "١"])
    func numbers(text: String) async throws {
        try await expectFault(Envelopes.page("root", index: text))
        try await expectFault(Envelopes.page("root", count: text))
    }

    @Test("enormous numbers are an empty page or a page as long as pages are")
    func enormousNumbers() async throws {
        let past = try await server().soap(Envelopes.page("root", index: "2147483647", count: "2147483647"))
        #expect(past.status == 200 && past.text.contains("<count>0</count>"), "\(past)")
        let all = try await server().soap(Envelopes.page("root", count: "2147483647"))
        #expect(all.status == 200, "\(all)")
    }

    @Test("bytes that are no UTF-8, and encodings that lie")
    func encodings() async throws {
        for bytes: [UInt8] in [[0xFF], [0xC0, 0xAF], [0xED, 0xA0, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xE2, 0x82], [0x00], [0x0B]] {
            let parts = Envelopes.page("MARK").components(separatedBy: "MARK")
            try await expectFault(Data(parts[0].utf8) + bytes + Data(parts[1].utf8))
        }
        let wide = try #require(Envelopes.root.data(using: .utf16LittleEndian))
        try await expectFault(wide)
        try await expectFault(Data([0xFE, 0xFF]) + wide)
        try await expectFault(Data([0xEF, 0xBB, 0xBF]) + Data([0xEF, 0xBB, 0xBF]) + Data(Envelopes.root.utf8))
        try await expectFault(Envelopes.root.replacing("utf-8", with: "utf-16"))
        try await expectFault(Envelopes.root.replacing("utf-8", with: "utf-7"))
    }

    @Test("a body that stops coming is waited for no longer than said")
    func stalledBody() async throws {
        let connection = try server().connect(timeout: 20)
        let head = "POST /sonos/smapi HTTP/1.1\r\nHost: localhost\r\nContent-Type: text/xml\r\nContent-Length: 5000\r\n\r\n"
        let start = ContinuousClock.now
        try await connection.send(head + "<?xml version=\"1.0\"?>")
        let answer = try await connection.answer(to: "POST")
        #expect(answer.status == 408, "\(answer)")
        #expect(ContinuousClock.now - start < .seconds(10))
        try await expectService()
    }

    @Test("identifiers that are none, however they look")
    func identifiers() async throws {
        let ids = [
            "", " ", "..", "../../etc/passwd", "s_home_AAAAAAAAAAAA", "s_home", "t_", "%00", "' OR 1=1", String(repeating: "a", count: 129),
            String(repeating: "a", count: 5000), "&lt;script&gt;", "🎻", "root ", "ROOT", "c_albums.x_y_z",
        ]
        for id in ids {
            for operation in ["getExtendedMetadata", "getMediaMetadata", "getMediaURI", "getScrollIndices"] {
                try await expectFault(Envelopes.call(operation, [("id", id)]), "Client.ItemNotFound")
            }
            try await expectFault(Envelopes.page(id), "Client.ItemNotFound")
        }
    }
}
