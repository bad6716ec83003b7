import SonosBridge
import Testing

@Suite("Paging")
struct PagingTests {
    private let fixture = Fixture(albums: 450)

    private func containers() async throws -> [(id: String, total: Int, recursive: Bool)] {
        let root = try await fixture.list("root")
        let home = try await fixture.list(root.ids[0])
        let chips = try await fixture.list(home.ids[0])
        return [
            ("root", 3, false), (root.ids[0], 3, false), (home.ids[1], 450, false), (chips.ids[0], 1000, false),
            (try await fixture.albumID(), 8, false), (try await fixture.albumID(), 8, true), (chips.ids[1], 24, true),
            (try await fixture.list("playlists").ids[0], 500, true),
        ]
    }

    @Test func pagesFollowEachOther() async throws {
        for container in try await containers() {
            for size in [1, 7, 100] where container.total / size <= 80 {
                var ids: [String] = []
                var index = 0
                while index < container.total {
                    let page = try await fixture.list(container.id, index, size, recursive: container.recursive)
                    #expect(page.index == index)
                    #expect(page.count == page.items.count)
                    #expect(page.count <= size)
                    #expect(page.total == container.total)
                    #expect(page.count > 0)
                    guard page.count > 0 else { break }
                    ids += page.ids
                    index += page.count
                }
                #expect(ids.count == container.total)
                if !container.recursive { #expect(Set(ids).count == ids.count) }
                if container.recursive { #expect(ids.allSatisfy { $0.hasPrefix("t_") }) }
            }
        }
    }

    @Test func overlappingPagesAgree() async throws {
        for container in try await containers() where container.total > 5 {
            let whole = try await fixture.list(container.id, 0, 50, recursive: container.recursive).ids
            let part = try await fixture.list(container.id, 3, 4, recursive: container.recursive).ids
            #expect(Array(whole.dropFirst(3).prefix(4)) == part)
        }
    }

    @Test func pastTheEndThereIsNothing() async throws {
        for container in try await containers() {
            for (index, count) in [(container.total, 10), (container.total + 5, 1), (2_147_483_647, 2_147_483_647), (0, 0), (1, 0)] {
                let page = try await fixture.list(container.id, index, count, recursive: container.recursive)
                #expect(page.index == index)
                #expect(page.count == 0)
                #expect(page.total == container.total)
            }
            let large = try await fixture.list(container.id, 0, 2_147_483_647, recursive: container.recursive)
            #expect((1...200).contains(large.count) || large.count == container.total)
        }
    }

    @Test(arguments: [("-1", "1"), ("0", "-1"), ("2147483648", "1"), ("1", "99999999999999999999"), ("x", "1"), ("", "1"), ("1.5", "1")])
    func impossibleNumbersAreFaults(_ index: String, _ count: String) async throws {
        #expect(await fixture.fault("getMetadata", [("id", "root"), ("index", index), ("count", count)]) == .client)
    }

    @Test func searchesPageLikeLists() async throws {
        func search(_ term: String, _ index: Int, _ count: Int, id: String = "albums") async throws -> Listing {
            try Listing(
                try await fixture.call("search", [("id", id), ("term", term), ("index", "\(index)"), ("count", "\(count)")]))
        }
        var found: Set<String> = []
        for index in stride(from: 0, to: 230, by: 50) {
            let page = try await search("Album", index, 50)
            #expect(page.total == 230)
            #expect(page.index == index)
            found.formUnion(page.ids)
        }
        #expect(found.count == 230)
        for term in ["911", "??", "Los del Río", "", " ", "&<>\"'"] { #expect(try await search(term, 0, 10).total == 0) }
        #expect(try await search("Album", 500, 10).total == 230)
        #expect(try await fixture.list("search").ids == ["albums", "works"])
    }
}
