import Foundation
import TestSupport
import Testing

@Suite("Speakers without accounts", .server("--speakers", "anonymous", "--public-url", "https://music.example.com/"))
struct SpeakerServingTests {
    @Test("every address an answer names begins with the public one")
    func publicAddresses() async throws {
        let home = try await server().soap(Envelopes.page("root"))
        #expect(home.status == 200, "\(home)")
        let list = try await server().request("/sonos/home")
        #expect(list.status == 200, "\(list)")
        for path in ["/sonos/manifest.json", "/sonos/presentationmap.xml", "/sonos/home/sections/popular"] {
            let answer = try await server().request(path)
            #expect(answer.status == 200, "\(path): \(answer)")
            #expect(answer.text.contains("https://music.example.com/"), "\(path): \(answer)")
            #expect(!answer.text.contains("127.0.0.1"), "\(path)")
        }
    }

    @Test("a screen is a list of links to its sections, each of them a flat list")
    func lists() async throws {
        let screen = try await server().request("/sonos/albums/gould-goldberg-variations-1982").json()
        let addresses = screen["items"].array.compactMap { $0["url"].string }
        #expect(!addresses.isEmpty, "\(screen)")
        for address in addresses {
            let section = try await server().request(address)
            #expect(section.status == 200, "\(address): \(section)")
            #expect(try section.json()["total"].int ?? 0 > 0, "\(address): \(section)")
        }
        let page = try await server().request("/sonos/composers/sections/composers?index=5&count=3").json()
        #expect(page["index"].int == 5 && page["items"].array.count == 3, "\(page)")
        let search = try await server().request("/sonos/search/sections/composer?q=dvorak&kind=composer")
        #expect(search.text.contains("Dvořák"), "\(search)")
        #expect(try await server().request("/sonos/no-such-screen").status == 404)
        #expect(try await server().request("/sonos/home/sections/nothing").status == 404)
        #expect(try await server().request("/sonos/home/sections/popular?index=-1").status == 400)
    }

    @Test("texts come in the language that is asked for, and documents in all of them")
    func languages() async throws {
        for (language, title) in [("en", "Browse"), ("de-AT", "Stöbern"), ("nl", "Ontdekken"), ("fi", "Browse")] {
            let root = try await server().soap(Envelopes.root, fields: ["Accept-Language": language])
            #expect(root.text.contains("<title>\(title)</title>"), "\(language): \(root)")
        }
        let strings = try await server().request("/sonos/strings.xml").text
        for tag in ["en-US", "de-DE", "nl-NL"] { #expect(strings.contains("xml:lang=\"\(tag)\"")) }
    }

    @Test("answers are compressed for whom that helps")
    func compression() async throws {
        let page = Envelopes.page("root")
        let composers = try #require(
            try await server().soap(page).text.firstMatch(of: /<id>(s_composers_[^<]+)<\/id>/).map { String($0.1) })
        let plain = try await server().soap(Envelopes.page(composers, count: "100"))
        let packed = try await server().soap(Envelopes.page(composers, count: "100"), fields: ["Accept-Encoding": "gzip"])
        #expect(packed["content-encoding"] == "gzip")
        #expect(packed.body.count * 4 < plain.body.count)
    }

    @Test("operations and faults are counted and logged by name")
    func observation() async throws {
        _ = try await server().soap(Envelopes.call("getExtendedMetadata", [("id", "nothing")]))
        let metrics = try await server().request("/metrics").text
        #expect(metrics.contains("screen=\"sonos.getExtendedMetadata\",status=\"5xx\""), "\(metrics.prefix(3000))")
        try await expectEventually("the fault in the log", within: .seconds(5)) { try server().log.contains("Client.ItemNotFound") }
    }
}

@Suite("Speakers switched off", .server("--speakers", "off"))
struct SpeakersOffTests {
    @Test("there is nothing for them", arguments: ["/sonos/smapi", "/sonos/link", "/sonos/home", "/media/x"])
    func nothing(path: String) async throws {
        #expect(try await server().request(path).status == 404)
    }
}
