import Foundation
import TestSupport
import Testing

@Suite("Bad input", .server("--max-body-bytes", "200000", "--body-timeout", "2", "--idle-timeout", "3", "--max-header-bytes", "4096"))
struct BadRequestTests {
    @Test("an unknown version is not found, and the live ones are named", arguments: ["v0", "v13", "v999999999999999999999", "v01"])
    func unknownVersion(version: String) async throws {
        let answer = try await server().request("/\(version)/home")
        #expect(answer.status == 404)
        #expect(answer["content-type"] == "application/problem+json")
        let json = try answer.json()
        #expect(json["type"].string == "urn:problem:api-version-unknown")
        #expect(json["supported"].array.compactMap(\.string) == (3...12).map { "v\($0)" })
    }

    @Test(
        "what is not there is a screen the version can draw",
        arguments: [
            "albums/no-such-album", "no-such-screen", "albums", "composers/nobody", "home/sections/nothing", "podcasts/none/episodes/x",
        ])
    func notFound(path: String) async throws {
        for version in ["v3", "v11"] {
            let answer = try await server().request("/\(version)/\(path)")
            #expect(answer.status == 404, "\(path)")
            let json = try answer.json()
            #expect(json["type"].string == "screen.error")
            #expect(json["sections"].array.last?["body"][0]["type"].string == "core.error")
            #expect(json["problem"]["status"].int == 404)
        }
    }

    @Test(
        "what cannot be understood is refused, naming the field",
        arguments: [
            ("albums/NOT%20AN%20ID", "id"), ("albums/%ff", "id"), ("albums/..%2f..%2fetc", "id"), ("search?q=a&kind=everything", "kind"),
            ("search?q=a&q=b", "q"), ("search?q=%ff", "q"), ("search?page=2", "page"), ("home?x=1", "x"),
            ("browse/periods/disco", "name"), ("browse/colours/red", "by"), ("composers/sections/composers?offset=20", "offset"),
            ("composers/sections/composers?offset=", "offset"), ("my-music/favorites/enemies", "kind"),
        ])
    func badRequest(path: String, field: String) async throws {
        let answer = try await server().request("/v11/\(path)", fields: ["Accept": "application/problem+json"])
        #expect(answer.status == 400, "\(path): \(answer)")
        #expect(try answer.json()["field"].string == field, "\(path): \(answer)")
        let screen = try await server().request("/v11/\(path)")
        #expect(screen.status == 400)
        #expect(try screen.json()["problem"]["field"].string == field)
    }

    @Test(
        "a search text is never an error",
        arguments: ["%22", "%27", "*", "a%20AND", "NEAR(", "%F0%9F%8E%BB", "-", "(((", "%00", "a:b", "^a"])
    func searchText(text: String) async throws {
        #expect(try await server().request("/v11/search?q=\(text)").status == 200, "\(text)")
    }

    @Test("a wrong method is refused, naming the right ones")
    func methods() async throws {
        let cases = [
            ("POST", "/v11/home", "GET, HEAD"), ("DELETE", "/v11/albums/x", "GET, HEAD"), ("GET", "/v11/commands/favorite", "POST"),
            ("GET", "/auth/login", "POST"), ("POST", "/healthz", "GET, HEAD"),
        ]
        for (method, path, allowed) in cases {
            let answer = try await server().request(method, path)
            #expect(answer.status == 405, "\(method) \(path)")
            #expect(answer["allow"] == allowed, "\(method) \(path)")
        }
    }

    @Test("payloads that cannot be used are refused, naming the field")
    func payloads() async throws {
        let cases = [
            ("", ""), ("{", ""), ("[]", ""), (#"{"kind":"album"}"#, "id"), (#"{"kind":"fish","id":"a"}"#, "kind"),
            (#"{"kind":"album","id":"A B"}"#, "id"), (#"{"kind":null,"id":"a"}"#, "kind"),
        ]
        for (body, field) in cases {
            let answer = try await server().request("POST", "/v11/commands/favorite", body: body)
            #expect(answer.status == 400, "\(body): \(answer)")
            #expect(try answer.json()["field"].string == (field.isEmpty ? nil : field), "\(body): \(answer)")
        }
        let type = try await server().request("POST", "/v11/commands/favorite", fields: ["Content-Type": "text/plain"], body: "{}")
        #expect(type.status == 415)
    }

    @Test("a body over the limit is refused, declared or not")
    func largeBodies() async throws {
        let large = String(repeating: "a", count: 300_000)
        #expect(try await server().request("POST", "/v11/commands/favorite", body: large).status == 413)
        // Within the server's limit, over that of signing in.
        #expect(try await server().request("POST", "/auth/login", body: String(large.prefix(100_000))).status == 413)
        let connection = try server().connect()
        try await connection.send(
            "POST /v11/commands/favorite HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nTransfer-Encoding: chunked\r\n\r\n")
        for _ in 0..<5 {
            do {
                try await connection.send("\(String(60_000, radix: 16))\r\n\(String(repeating: "b", count: 60_000))\r\n")
            } catch {
                break
            }
        }
        #expect(try await connection.answer().status == 413)
    }

    @Test("a body that does not come is given up")
    func slowBody() async throws {
        let connection = try server().connect()
        try await connection.send(
            "POST /v11/commands/favorite HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{")
        #expect(try await connection.answer().status == 408)
        #expect(try await connection.isClosedByServer())
    }

    @Test("a silent connection is closed")
    func idle() async throws {
        let connection = try server().connect()
        #expect(try await connection.request("GET", "/healthz").status == 200)
        #expect(try await connection.isClosedByServer())
    }

    @Test("fields over the limit are refused")
    func largeFields() async throws {
        let connection = try server().connect()
        try await connection.send("GET /v11/home HTTP/1.1\r\nHost: x\r\nX-Large: \(String(repeating: "a", count: 10_000))\r\n\r\n")
        let answer = try? await connection.answer()
        #expect(answer == nil || answer?.status == 431 || answer?.status == 400)
        #expect(try await server().request("/healthz").status == 200)
    }

    @Test(
        "what is not HTTP does not take the server down",
        arguments: ["\u{0}\u{0}\u{0}", "GET\r\n\r\n", "GET / HTTP/9.9\r\n\r\n", "\r\n\r\n\r\n"])
    func notHTTP(text: String) async throws {
        let connection = try server().connect(timeout: 10)
        try await connection.send(text)
        _ = try? await connection.answer()
        #expect(try await server().request("/healthz").status == 200)
    }

    @Test("requests sent in one go are answered in order on one connection")
    func pipelining() async throws {
        let connection = try server().connect()
        let targets = ["/v11/about", "/v99/home", "/healthz", "/v11/browse", "/v1/home"]
        try await connection.send(targets.map { "GET \($0) HTTP/1.1\r\nHost: x\r\n\r\n" }.joined())
        var statuses: [Int] = []
        for _ in targets { statuses.append(try await connection.answer().status) }
        #expect(statuses == [200, 404, 200, 200, 410])
    }
}
