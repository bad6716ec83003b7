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
        let mint = SonosIDMint(codec, store, TrackPlaces())
        let text = mint.text(id)
        try await mint.commit()
        return text
    }

    private func decode(_ text: String, _ codec: SonosIDCodec, _ store: MemoryIDStore? = nil) async throws -> SonosID? {
        let store = store ?? self.store
        return try await codec.decode(text) { await store.payload(named: $0) }
    }

    @Test(arguments: ids)
    func readsBack(_ id: SonosID) async throws {
        let text = try await text(id)
        #expect(text.utf8.count <= 128)
        #expect(text.utf8.allSatisfy { byte in "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~".utf8.contains(byte) })
        #expect(try await decode(text, codec) == id)
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
        for text in forged { #expect(try await decode(text, codec) == nil, "\(text)") }
        let other = SonosIDCodec(key: SonosKey { Fixture.code($0, secret: 99) })
        #expect(try await decode(good, other) == nil)
    }

    @Test func forgetsLongOnesWithTheirTable() async throws {
        let id = SonosID.screen(String(repeating: "x", count: 500))
        let text = try await text(id)
        #expect(try await decode(text, codec) == id)
        #expect(try await decode(text, codec, MemoryIDStore()) == nil)
    }

    /// The vectors of the function's authors, for the key 00 01 … 0f and the inputs empty and 00 01 … 0e.
    @Test func theCheckIsSipHash() {
        let hash = SipHash(key: Array(0..<16))
        #expect([UInt8]().withUnsafeBytes(hash.code) == 0x726F_DB47_DD0E_0E31)
        #expect([UInt8](0..<15).withUnsafeBytes(hash.code) == 0xA129_CA61_49BE_45E5)
    }

    @Test func placesAreForgottenNeverMixedUp() {
        let places = TrackPlaces(capacity: 4)
        let checks = (1...40).map { UInt64($0) &* 0x9E37_79B9_7F4A_7C15 }
        places.note(checks.enumerated().map { TrackPlaces.Place(check: $0.element, index: $0.offset) })
        let known = checks.map(places.index)
        #expect(known.enumerated().allSatisfy { $0.element == nil || $0.element == $0.offset })
        #expect(known.compactMap { $0 }.count <= 4 && known[39] == 39)
        #expect(TrackPlaces().index(of: 0) == nil)
    }
}
