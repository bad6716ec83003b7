import Foundation
import TestSupport
import Testing

@Suite("Conditional requests and caching", .server())
struct ConditionalRequestTests {
    @Test("a known body is not sent again", arguments: ["%@", "W/%@", "\"other\", %@", "\"a\",%@ , \"b\"", "*"])
    func notModified(pattern: String) async throws {
        let first = try await server().request("/v11/about")
        let tag = try #require(first["etag"])
        #expect(tag.hasPrefix("\"") && tag.hasSuffix("\""), "strong: \(tag)")
        let second = try await server().request("/v11/about", fields: ["If-None-Match": pattern.replacingOccurrences(of: "%@", with: tag)])
        #expect(second.status == 304)
        #expect(second.body.isEmpty)
        #expect(second["etag"] == tag)
        #expect(second["cache-control"] == first["cache-control"])
        #expect(second["vary"] == first["vary"])
    }

    @Test("another body is sent")
    func modified() async throws {
        for tag in ["\"other\"", "other", "\"\"", ","] {
            #expect(try await server().request("/v11/about", fields: ["If-None-Match": tag]).status == 200, "\(tag)")
        }
    }

    @Test("each coding has a tag of its own")
    func codings() async throws {
        let plain = try await server().request("/v11/home")
        let packed = try await server().request("/v11/home", fields: ["Accept-Encoding": "br, gzip;q=0.8"])
        #expect(packed["content-encoding"] == "gzip")
        #expect(plain["etag"] != packed["etag"])
        #expect(packed["vary"]?.lowercased().contains("accept-encoding") == true)
        let again = try await server().request(
            "/v11/home", fields: ["Accept-Encoding": "gzip", "If-None-Match": try #require(packed["etag"])])
        #expect(again.status == 304)
        let refused = try await server().request("/v11/home", fields: ["Accept-Encoding": "gzip;q=0"])
        #expect(refused["content-encoding"] == nil)
    }

    @Test("HEAD answers the fields of GET without the body")
    func head() async throws {
        let get = try await server().request("/v11/home")
        let head = try await server().request("HEAD", "/v11/home")
        #expect(head.status == 200)
        #expect(head["content-length"] == String(get.body.count))
        #expect(head["etag"] == get["etag"])
    }

    @Test("who may keep a body follows from what it was made of")
    func storage() async throws {
        let shared = try await server().request("/v11/browse")
        #expect(shared["cache-control"]?.hasPrefix("public") == true)
        #expect(shared["vary"]?.lowercased().contains("authorization") == false)
        let personal = try await server().request("/v11/my-music")
        #expect(personal["cache-control"] == "private, no-cache")
        #expect(personal["vary"]?.lowercased().contains("authorization") == true)
    }
}
