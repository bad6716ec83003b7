import Database
import ScreenKit
import Screens
import Testing

/// Every list, over a catalogue large enough for many pages.
@Suite("Paging")
struct PagingTests {
    /// A list by its name, as the identifiers in a window.
    struct List: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let page: @Sendable (CatalogDatabase, PageWindow) async throws -> Page<String>

        init<Item>(
            _ name: String, _ id: @escaping @Sendable (Item) -> String,
            _ page: @escaping @Sendable (CatalogDatabase, PageWindow) async throws -> Page<Item>
        ) {
            testDescription = name
            self.page = { database, window in
                let page = try await page(database, window)
                return Page(items: page.items.map(id), start: page.start, total: page.total)
            }
        }
    }

    private static let lists: [List] =
        composerLists.map { list in List("composers \(list)", \.id) { try await $0.composers(list, $1) } }
        + workLists.map { list in List("works \(list)", \.id) { try await $0.works(list, $1) } }
        + albumLists.map { list in List("albums \(list)", \.id) { try await $0.albums(list, $1) } }
        + [
            List("artists", \.id) { try await $0.artists(.popular, $1) },
            List("violinists", \.id) { try await $0.artists(.instrument(.violin), $1) },
            List("ensembles", \.id) { try await $0.ensembles($1) },
            List("playlists", \.id) { try await $0.playlists($1) },
            List("tracks of a playlist", \.id) { try await $0.tracks(ofPlaylist: "playlist-0001", $1) },
            List("podcasts", \.id) { try await $0.podcasts($1) },
            List("episodes", \.id) { try await $0.episodes(ofPodcast: "podcast-0001", $1) },
            List("latest episodes", { $0.podcastID + "/" + $0.id }) { try await $0.latestEpisodes($1) },
            List("livestreams", \.id) { try await $0.livestreams($1) },
            List("search", { "\($0)" }) { try await $0.search("so", kind: .album, filters: SearchFilters(), $1) },
        ]
    private static let composerLists: [ComposerList] = [.byName, .popular, .period(.romantic), .genre(.opera), .instrument(.piano)]
    private static let workLists: [WorkList] = [
        .popular, .composer("composer-0000-alder"), .period(.baroque), .genre(.keyboard), .instrument(.orchestra),
    ]
    private static let albumLists: [AlbumList] = [
        .newest, .popular, .compilations, .period(.baroque), .genre(.symphony), .instrument(.voice), .composer("composer-0001-ash"),
        .work("work-00000-symphony"), .artist("artist-00000-alder"), .ensemble("ensemble-0000-alder"), .related("album-000010-holly"),
    ]

    @Test("pages put together are the whole list, and the total is the same on each", arguments: lists)
    func pages(list: List) async throws {
        let database = try await TestCatalog.generated.value.database
        let first = try await list.page(database, PageWindow(count: 7))
        #expect(first.total > 0)
        var items: [String] = []
        var start = 0
        // The whole of the longest lists would be three hundred pages; the beginning and the end are enough.
        while start < min(first.total, 120) {
            let page = try await list.page(database, PageWindow(start: start, count: 7))
            #expect(page.total == first.total && page.start == start)
            #expect(page.items.count == min(7, first.total - start))
            items += page.items
            start += 7
        }
        let whole = try await list.page(database, PageWindow(count: 200))
        #expect(Array(whole.items.prefix(items.count)) == Array(items.prefix(200)))
        #expect(Set(items).count == items.count || list.testDescription == "tracks of a playlist")
        let last = try await list.page(database, PageWindow(start: first.total - 1, count: 7))
        #expect(last.items.count == 1 && last.total == first.total)
        let beyond = try await list.page(database, PageWindow(start: first.total + 5, count: 7))
        #expect(beyond == Page(items: [], start: first.total + 5, total: first.total))
        let farBeyond = try await list.page(database, PageWindow(start: .max, count: 7))
        #expect(farBeyond == Page(items: [], start: .max, total: first.total))
    }

    @Test("lists that are not asked for by name are read from an index, without sorting")
    func plans() async throws {
        let database = try await TestCatalog.generated.value.database
        for sql in try await QueryPlans.listStatements() {
            let plan = try await QueryPlans.plan(of: sql, database)
            #expect(
                !plan.contains { $0.contains("SCAN") && !$0.contains("place") && !$0.contains("USING COVERING INDEX") }, "\(sql): \(plan)")
        }
    }
}
