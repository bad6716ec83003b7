import Foundation
import TestSupport
import Testing

@Suite("Screens over HTTP", .server())
struct ScreenServingTests {
    static let live = (3...12).map { "v\($0)" }

    @Test("home answers in every live version, in its version's name", arguments: live)
    func home(version: String) async throws {
        let answer = try await server().request("/\(version)/home")
        #expect(answer.status == 200)
        #expect(answer["content-type"] == "application/json")
        #expect(answer["x-api-version"] == version)
        let json = try answer.json()
        #expect(json["apiVersion"].string == version)
        #expect(json["type"].string == "screen.home")
        #expect(!json["sections"].array.isEmpty)
    }

    @Test("the home screen and the largest album have the sizes the product is made for")
    func sizes() async throws {
        for (path, minimum) in [("/v11/home", 150_000), ("/v11/albums/beethoven-new-complete-edition-2019", 1_000_000)] {
            let plain = try await server().request(path)
            let packed = try await server().request(path, fields: ["Accept-Encoding": "gzip"])
            #expect(packed["content-encoding"] == "gzip")
            let ratio = Double(plain.body.count) / Double(packed.body.count)
            print("\(path): \(plain.body.count) bytes, \(packed.body.count) compressed, \(ratio) times")
            #expect(plain.body.count >= minimum, "\(path)")
            #expect(ratio >= 15, "\(path): \(plain.body.count) to \(packed.body.count)")
        }
    }

    @Test("text follows Accept-Language", arguments: [("de-AT, en;q=0.5", "Jetzt hören"), ("nl", "Nu luisteren"), ("fr", "Listen Now")])
    func languages(accept: String, title: String) async throws {
        let answer = try await server().request("/v11/home", fields: ["Accept-Language": accept])
        #expect(try answer.json()["header"]["text"]["title"].string == title)
        #expect(answer["vary"]?.contains("Accept-Language") == true || answer["vary"]?.contains("accept-language") == true)
    }

    @Test("search ignores marks and case, and finds by beginnings", arguments: ["dvorak", "DVOŘÁK", "dvor", "Dvořák new world"])
    func search(text: String) async throws {
        let query = text.addingPercentEncoding(withAllowedCharacters: .alphanumerics) ?? ""
        let json = try await server().request("/v11/search?q=\(query)").json()
        let titles = json.descendants.compactMap { $0["text"]["title"].string }
        #expect(titles.contains { $0.contains("Dvořák") } || titles.contains { $0.contains("New World") }, "\(titles.prefix(20))")
    }

    @Test("a section's endpoint answers the section of the screen, and its next page follows")
    func sections() async throws {
        let home = try await server().request("/v6/composers").json()
        let section = home["sections"][0]
        let url = try #require(section["url"].string)
        let alone = try await server().request(url)
        #expect(try alone.json().description == section.description)
        let next = try #require(section["paging"]["next"]["url"].string)
        let page = try await server().request(next).json()
        #expect(page["id"].string == section["id"].string)
        #expect(page["body"][0]["id"].string != section["body"][0]["id"].string)
    }

    @Test("a deprecated version says so on its screens and in its fields", arguments: ["v3", "v4", "v5"])
    func deprecated(version: String) async throws {
        for path in ["home", "browse", "about", "albums/nothing-here"] {
            let answer = try await server().request("/\(version)/\(path)")
            #expect(answer["deprecation"]?.first == "@")
            #expect(answer["sunset"]?.hasSuffix("GMT") == true)
            #expect(answer["link"]?.contains("rel=\"successor-version\"") == true)
            #expect(try answer.json()["sections"][0]["body"][0]["type"].string == "core.notice", "\(path)")
        }
    }

    @Test("a retired version answers 410 with a screen, and problem details to programs", arguments: ["v1", "v2"])
    func retired(version: String) async throws {
        let screen = try await server().request("/\(version)/home")
        #expect(screen.status == 410)
        #expect(try screen.json()["sections"][0]["body"][0]["type"].string == "core.notice")
        #expect(try screen.json()["problem"]["successor"].string == "v11")
        #expect(screen["link"]?.contains("/v11") == true)
        let problem = try await server().request("/\(version)/home", fields: ["Accept": "application/problem+json"])
        #expect(problem.status == 410)
        #expect(problem["content-type"] == "application/problem+json")
        #expect(try problem.json()["type"].string == "urn:problem:api-version-retired")
    }

    @Test("pictures and booklets are there")
    func assets() async throws {
        let png = try await server().request("/images/albums/some-album.png")
        #expect(png["content-type"] == "image/png")
        #expect(png.body.prefix(4) == Data([0x89, 0x50, 0x4E, 0x47]))
        let svg = try await server().request("/images/albums/some-album.svg")
        #expect(svg.text.hasPrefix("<svg"))
        let home = try await server().request("/v11/home").json()
        let booklet = try #require(home.descendants.compactMap { $0["url"].string }.first { $0.hasPrefix("/booklets/") })
        let page = try await server().request(booklet)
        #expect(page.status == 200)
        #expect(page["content-type"]?.hasPrefix("text/html") == true)
    }
}

extension ServerProcess {
    /// Gets a target on a connection of its own.
    func request(_ target: String, fields: [String: String] = [:]) async throws -> HTTPAnswer {
        try await request("GET", target, fields: fields)
    }
}
