import Database
import ScreenKit
import Screens
import Testing

@Suite("Performers")
struct PerformerTests {
    private let all = PageWindow(count: 200)

    @Test("artists are listed by popularity and instrument; singers under the voice")
    func artists() async throws {
        let database = try await TestCatalog.fixture.value.database
        let popular = try await database.artists(.popular, PageWindow(count: 2))
        #expect(popular.items.map(\.id) == ["herbert-von-karajan", "glenn-gould"] && popular.total == 15)
        #expect(try await database.artists(.instrument(.cello), all).items.map(\.id) == ["jacqueline-du-pre"])
        #expect(
            try await database.artists(.instrument(.voice), all).items.map(\.id) == ["bryn-terfel", "arleen-auger", "frederica-von-stade"]
        )
        #expect(try await database.artists(.instrument(.harp), all).total == 0)
    }

    @Test("artists have details and counts")
    func artist() async throws {
        let database = try await TestCatalog.fixture.value.database
        let artist = try #require(try await database.artist("glenn-gould"))
        #expect(artist.name == "Glenn Gould" && artist.role == .piano && artist.born == 1932 && artist.died == 1982)
        #expect(artist.country == "CA" && artist.albumCount == 2)
        #expect(try await database.artist("nobody") == nil)
        #expect(try await database.artists(ids: ["bryn-terfel", "nobody", "glenn-gould"]).map(\.id) == ["bryn-terfel", "glenn-gould"])
    }

    @Test("ensembles are listed by popularity, and have details and counts")
    func ensembles() async throws {
        let database = try await TestCatalog.fixture.value.database
        let page = try await database.ensembles(PageWindow(count: 2))
        #expect(page.items.map(\.id) == ["wiener-philharmoniker", "chicago-symphony-orchestra"] && page.total == 5)
        let ensemble = try #require(try await database.ensemble("wiener-philharmoniker"))
        #expect(ensemble.type == .orchestra && ensemble.founded == 1842 && ensemble.city == "Vienna" && ensemble.albumCount == 4)
        #expect(try await database.ensemble("nobody") == nil)
    }
}
