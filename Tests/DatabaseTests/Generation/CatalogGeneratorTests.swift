import Database
import Testing

@Suite("Made-up catalogues")
struct CatalogGeneratorTests {
    @Test("are the same for the same size and seed, and others for others")
    func deterministic() {
        let lines = CatalogGenerator(albums: 100, seed: 1).allLines
        #expect(lines == CatalogGenerator(albums: 100, seed: 1).allLines)
        #expect(lines != CatalogGenerator(albums: 100, seed: 2).allLines)
        // A guard against changes of what benchmarks are measured with.
        #expect(lines[0].hasPrefix(#"{"kind":"composer","id":"composer-0000-alder","name":"Composer 0000 Alder","#))
    }

    @Test("have the size that was asked for", arguments: [(-5, 1), (1, 1), (50, 50), (600, 600)])
    func size(albums: Int, expected: Int) {
        let lines = CatalogGenerator(albums: albums, seed: 1).allLines
        #expect(lines.count { $0.hasPrefix(#"{"kind":"album""#) } == expected)
        #expect(lines.count { $0.hasPrefix(#"{"kind":"composer""#) } == 20)
    }

    @Test("can be imported, whatever the seed", arguments: [0, 1, .max] as [UInt64])
    func importable(seed: UInt64) async throws {
        let catalog = try TestCatalog()
        let summary = try await catalog.importLines(CatalogGenerator(albums: 30, seed: seed).allLines)
        #expect(summary.added == summary.records)
    }
}
