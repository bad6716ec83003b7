import Testing

@testable import SonosBridge

@Suite("Identifiers")
struct SonosIDTests {
    private let codec = SonosIDCodec(key: Fixture.key, categories: ["albums"])
    private let store = MemoryIDStore()

    private static let ids: [SonosID] = [
        .root, .search, .playlists, .favorites, .category("albums"), .screen("home"), .screen("albums/42"),
        .screen("search?q=a%20b&kind=album"),
        .section(screen: "home", section: "newest"), .section(screen: "a_b/c.d~e", section: "_"), .screen("Dvořák"), .screen(""),
        .item(screen: "home", section: "a", component: "a/play"), .track(screen: "albums/42", section: "work-1", track: "t-9"),
        .track(screen: String(repeating: "long/", count: 60), section: "s", track: "t"),
        .section(screen: String(repeating: "é", count: 90), section: "s"),
    ]

    private func text(_ id: SonosID) async throws -> String {
        let mint = SonosIDMint(codec, store)
        let text = mint.text(id)
        try await mint.commit()
        return text
    }

    @Test(arguments: ids)
    func readsBack(_ id: SonosID) async throws {
        let text = try await text(id)
        #expect(text.utf8.count <= 128)
        #expect(text.utf8.allSatisfy { byte in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8.contains(byte) })
        #expect(try await codec.decode(text, store) == id)
    }

    @Test func areDistinct() async throws {
        var texts: Set<String> = []
        for id in Self.ids { texts.insert(try await text(id)) }
        #expect(texts.count == Self.ids.count)
        #expect(try await text(.section(screen: "a", section: "b_c")) != (try await text(.section(screen: "a_b", section: "c"))))
    }

    @Test func areStable() async throws {
        #expect(try await text(.root) == "root")
        #expect(try await text(.category("albums")) == "albums")
        #expect(try await text(.screen("albums/42")).hasPrefix("s_albums.42_"))
        #expect(try await text(.section(screen: "home", section: "new_1")).hasPrefix("c_home_new~5F1_"))
        #expect(try await text(.track(screen: "albums/42", section: "w", track: "t-9")).hasPrefix("t_albums.42_w_t-9_"))
        let again = SonosIDCodec(key: Fixture.key, categories: [])
        for id in Self.ids where id != .category("albums") { #expect(again.encode(id).text == codec.encode(id).text) }
    }

    @Test func refusesForgery() async throws {
        let good = try await text(.screen("albums/42"))
        var forged = [
            "", "albumz", "s_albums.42", "s_albums.42_AAAAAAAAAAAA", "l_AAAAAAAAAAAAAAAAAAAAAA_AAAAAAAAAAAA", good + "A",
            String(good.dropLast()),
            String(repeating: "x", count: 10_000), "\u{0}", "root ", "Root",
        ]
        for index in good.indices {
            var changed = good
            changed.replaceSubrange(index...index, with: good[index] == "A" ? "B" : "A")
            forged.append(changed)
        }
        for text in forged { #expect(try await codec.decode(text, store) == nil, "\(text)") }
        let other = SonosIDCodec(key: SonosKey { Fixture.code($0, secret: 99) })
        #expect(try await other.decode(good, store) == nil)
    }

    @Test func forgetsLongOnesWithTheirTable() async throws {
        let id = SonosID.screen(String(repeating: "x", count: 500))
        let text = try await text(id)
        #expect(try await codec.decode(text, store) == id)
        #expect(try await codec.decode(text, MemoryIDStore()) == nil)
    }
}
