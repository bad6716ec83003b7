import Database
import ScreenKit
import Screens
import Testing

@Suite("A large import", .serialized)
struct LargeImportTests {
    /// Takes some twenty seconds without optimisation, two with.
    @Test("of 20,000 albums, 300,000 tracks, works and stays fast to read", .timeLimit(.minutes(5)))
    func twentyThousandAlbums() async throws {
        let catalog = try TestCatalog()
        let summary = try await catalog.importLines(CatalogGenerator(albums: 20_000, seed: 1).allLines)
        #expect(summary.added == summary.records && summary.added > 25_000)
        let page = try await catalog.database.albums(.popular, PageWindow(start: 19_990, count: 20))
        #expect(page.total == 20_000 && page.items.count == 10)
        let found = try await catalog.database.search("a", kind: .track, filters: SearchFilters(), PageWindow(count: 20))
        #expect(found.total == 1000 && found.items.count == 20)
        try await DerivedContents.checkSearch(catalog.database)

        // A small import into a large catalogue looks at what it touches only.
        let clock = ContinuousClock()
        let duration = try await clock.measure { try await catalog.importLines(Records.all) }
        #expect(duration < .seconds(2), "\(duration)")
        #expect(try await catalog.database.albums(.popular, PageWindow(count: 1)).total == 20_001)
    }
}
