import Database
import ScreenKit
import Screens
import Testing

@Suite("Composers")
struct ComposerTests {
    private let all = PageWindow(count: 200)

    @Test("are listed by the names they are sorted under, marks aside")
    func byName() async throws {
        let catalog = try await TestCatalog.fixture.value
        let page = try await catalog.database.composers(.byName, all)
        #expect(
            page.items.map(\.sortName) == [
                "Bach, Johann Sebastian", "Beethoven, Ludwig van", "Chopin, Frédéric", "Debussy, Claude", "Dvořák, Antonín",
                "Mahler, Gustav",
                "Mozart, Wolfgang Amadeus", "Schubert, Franz", "Smetana, Bedřich",
            ]
        )
        #expect(page.total == 9)
    }

    @Test("are listed most popular first, those equally popular by identifier")
    func popular() async throws {
        let catalog = try await TestCatalog.fixture.value
        let page = try await catalog.database.composers(.popular, PageWindow(count: 4))
        #expect(page.items.map(\.id) == ["johann-sebastian-bach", "ludwig-van-beethoven", "wolfgang-amadeus-mozart", "frederic-chopin"])
        #expect(page.total == 9)
    }

    @Test("are listed by period, genre and instrument")
    func facets() async throws {
        let database = try await TestCatalog.fixture.value.database
        let romantic = try await database.composers(.period(.romantic), all)
        #expect(romantic.items.map(\.id) == ["frederic-chopin", "franz-schubert", "antonin-dvorak", "bedrich-smetana"])
        let symphonists = try await database.composers(.genre(.symphony), all)
        #expect(symphonists.items.map(\.id) == ["ludwig-van-beethoven", "gustav-mahler", "antonin-dvorak"])
        let cello = try await database.composers(.instrument(.cello), all)
        #expect(cello.items.map(\.id) == ["johann-sebastian-bach", "antonin-dvorak"])
        let medieval = try await database.composers(.period(.medieval), all)
        #expect(medieval == Page(items: [], start: 0, total: 0))
    }

    @Test("have details and counts")
    func detail() async throws {
        let database = try await TestCatalog.fixture.value.database
        let composer = try #require(try await database.composer("antonin-dvorak"))
        #expect(composer.summary.name == "Antonín Dvořák")
        #expect(composer.summary.born == 1841 && composer.summary.died == 1904)
        #expect(composer.summary.period == .romantic)
        #expect(composer.summary.workCount == 3 && composer.summary.albumCount == 2)
        #expect(composer.birthplace == "Nelahozeves" && composer.country == "CZ")
        #expect(composer.biography?["de"].isEmpty == false)
        #expect(try await database.composer("nobody") == nil)
    }

    @Test("are found by identifier, in the order asked for")
    func byID() async throws {
        let database = try await TestCatalog.fixture.value.database
        let composers = try await database.composers(ids: ["gustav-mahler", "nobody", "franz-schubert", "gustav-mahler"])
        #expect(composers.map(\.id) == ["gustav-mahler", "franz-schubert", "gustav-mahler"])
    }
}
