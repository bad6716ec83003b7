import Database
import ScreenKit
import Screens
import Testing

@Suite("Search")
struct SearchTests {
    private let all = PageWindow(count: 200)

    private func ids(_ text: String, _ kind: SearchKind, _ filters: SearchFilters = SearchFilters()) async throws -> [String] {
        let database = try await TestCatalog.fixture.value.database
        return try await database.search(text, kind: kind, filters: filters, all).items.map(\.id)
    }

    @Test("ignores marks and case", arguments: ["dvorak", "Dvořák", "DVOŘÁK", "dvořak", "antonín dvorak", "  dvorak!  ", "dvo"])
    func marks(text: String) async throws {
        #expect(try await ids(text, .composer) == ["antonin-dvorak"])
    }

    @Test("finds by beginnings of words, all of which must be there")
    func prefixes() async throws {
        #expect(try await ids("goldb", .work) == ["bach-goldberg-variations"])
        #expect(try await ids("oldberg", .work).isEmpty)
        #expect(try await ids("symph beeth", .work) == ["beethoven-symphony-5", "beethoven-symphony-7"])
        #expect(try await ids("symph beeth 7", .work) == ["beethoven-symphony-7"])
        #expect(try await ids("symph beeth chopin", .work).isEmpty)
    }

    @Test("finds every kind of thing")
    func kinds() async throws {
        #expect(try await ids("new world", .work) == ["dvorak-symphony-9"])
        #expect(try await ids("du pre", .artist) == ["jacqueline-du-pre"])
        #expect(try await ids("wiener", .ensemble) == ["wiener-philharmoniker"])
        #expect(try await ids("munich", .ensemble).count == 2)
        #expect(try await ids("gould", .album) == ["gould-goldberg-variations-1982", "gould-goldberg-variations-1956"])
        #expect(try await ids("smetana", .album) == ["karajan-dvorak-symphony-9-1985"])
        #expect(try await ids("largo new world karajan", .track) == ["karajan-dvorak-symphony-9-1985-2"])
        #expect(try await ids("first", .playlist).contains("first-steps"))
        #expect(try await ids("nights", .podcast) == ["first-nights"])
    }

    @Test("puts names above other words, whole words above beginnings, and popular things above others")
    func ranking() async throws {
        // The symphony is called that; others are by somebody or on something of the name.
        #expect(try await ids("bach", .composer).first == "johann-sebastian-bach")
        #expect(try await ids("symphony 5", .work) == ["beethoven-symphony-5", "mahler-symphony-5"])
        #expect(try await ids("preludes", .work) == ["chopin-preludes-op-28", "debussy-preludes-book-1"])
        let catalog = try TestCatalog()
        let works = [("one", "Bach Variations", 10), ("two", "Bacharach Variations", 30)].map { id, title, popularity in
            Records.work(id, movements: 1).replacing("Work \(id)", with: title).replacing(
                "\"popularity\":70", with: "\"popularity\":\(popularity)")
        }
        try await catalog.importLines([Records.composer] + works)
        let hits = try await catalog.database.search("bach", kind: .work, filters: SearchFilters(), all).items
        #expect(hits.map(\.id) == ["one", "two"])
    }

    @Test("is narrowed by period, genre and instrument")
    func filters() async throws {
        #expect(try await ids("s", .work, SearchFilters(period: .modern)) == ["mahler-symphony-5"])
        #expect(try await ids("symphony", .work, SearchFilters(period: .classical)) == ["beethoven-symphony-5", "beethoven-symphony-7"])
        #expect(
            try await ids("d", .work, SearchFilters(genre: .concerto, instrument: .cello)) == [
                "dvorak-cello-concerto", "dvorak-silent-woods",
            ])
        #expect(try await ids("preludes", .track, SearchFilters(period: .modern)).count == 12)
        #expect(try await ids("g", .album, SearchFilters(genre: .song)).isEmpty)
        #expect(try await ids("schubert", .album, SearchFilters(genre: .song)) == ["terfel-schubert-an-die-musik-1994"])
        #expect(try await ids("b", .composer, SearchFilters(genre: .symphony)) == ["ludwig-van-beethoven"])
        #expect(try await ids("m", .artist, SearchFilters(instrument: .piano)).contains("martha-argerich"))
    }

    @Test("finds nothing of a kind that has no such property", arguments: [SearchKind.ensemble, .playlist, .podcast])
    func inapplicableFilters(kind: SearchKind) async throws {
        #expect(try await ids("f", kind, SearchFilters(period: .romantic)).isEmpty)
        #expect(try await ids("m", .artist, SearchFilters(genre: .song)).isEmpty)
    }

    @Test("says how many there are, the same on every page")
    func total() async throws {
        let database = try await TestCatalog.generated.value.database
        let page = try await database.search("composer", kind: .track, filters: SearchFilters(), PageWindow(count: 5))
        // Of thirty thousand tracks the thousand most popular are ranked.
        #expect(page.total == 1000)
        let later = try await database.search("composer", kind: .track, filters: SearchFilters(), PageWindow(start: 998, count: 5))
        #expect(later.total == 1000 && later.items.count == 2)
    }
}

extension SearchHit {
    var id: String {
        switch self {
        case .composer(let composer): composer.id
        case .work(let work): work.id
        case .album(let album): album.id
        case .track(let track): track.id
        case .artist(let artist): artist.id
        case .ensemble(let ensemble): ensemble.id
        case .playlist(let playlist): playlist.id
        case .podcast(let podcast): podcast.id
        }
    }
}
