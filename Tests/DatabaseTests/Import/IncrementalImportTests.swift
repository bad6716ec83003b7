import Testing

@testable import Database

/// What a small import derives must be what deriving everything would have.
@Suite("Incremental import")
struct IncrementalImportTests {
    private static let base = CatalogGenerator(albums: 60, seed: 3).allLines

    /// Records that change something, and what.
    struct Change: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let lines: [String]

        init(_ description: String, _ lines: String...) {
            testDescription = description
            self.lines = lines
        }
    }

    private static let changes = [
        Change("new things", Records.composer, Records.work, Records.artist, Records.ensemble, Records.album, Records.playlist),
        Change("a composer's period", changed("composer", 3, "\"period\":\"[a-z]+\"", "\"period\":\"medieval\"")),
        Change("a composer's name", changed("composer", 2, "\"name\":\"[^\"]+\"", "\"name\":\"Dvořák\"")),
        Change("a composer's popularity", changed("composer", 0, "\"popularity\":[0-9]+", "\"popularity\":99")),
        Change("a work's genre", changed("work", 0, "\"genre\":\"[a-z]+\"", "\"genre\":\"song\"")),
        Change("a work's composer", changed("work", 1, "\"composer\":\"[^\"]+\"", "\"composer\":\"composer-0007-elm\"")),
        Change("a work's movements", changed("work", 2, "\"movements\":.*", "\"movements\":[{\"title\":\"Only\",\"duration\":5}]}")),
        Change("a work's instruments", changed("work", 3, "\"instruments\":[^\\]]+", "\"instruments\":[\"harp\",\"doubleBass\"")),
        Change("an artist's name", changed("artist", 0, "\"name\":\"[^\"]+\"", "\"name\":\"Łucja Ødegård\"")),
        Change("an artist's role", changed("artist", 1, "\"role\":\"[^\"]+\"", "\"role\":\"tenor\"")),
        Change("an ensemble's name", changed("ensemble", 0, "\"name\":\"[^\"]+\"", "\"name\":\"Quatuor Ébène\"")),
        Change("an album's popularity", changed("album", 5, "\"popularity\":[0-9]+", "\"popularity\":100")),
        Change("an album's title", changed("album", 6, "\"title\":\"[^\"]+\"", "\"title\":\"Changed\"")),
        Change("a podcast's popularity", changed("podcast", 0, "\"popularity\":[0-9]+", "\"popularity\":3")),
    ]

    @Test("derives what deriving everything does", arguments: changes)
    func equalsFullDerivation(change: Change) async throws {
        let incremental = try TestCatalog()
        let full = try TestCatalog()
        for (catalog, scope) in [(incremental, Derivation.Scope.refreshed), (full, .everything)] {
            try await catalog.importLines(Self.base)
            _ = try await CatalogImporter(catalog.database, .always(scope)).run([.lines(change.lines)])
        }
        let (left, right) = (try await DerivedContents(incremental.database), try await DerivedContents(full.database))
        for name in right.rows.keys { #expect(left.rows[name] == right.rows[name], "\(name)") }
        try await DerivedContents.checkSearch(incremental.database)
    }

    @Test("many small imports come to the same as a large one")
    func recordByRecord() async throws {
        let small = try TestCatalog()
        let large = try TestCatalog()
        let lines = CatalogGenerator(albums: 12, seed: 5).allLines
        for part in lines.chunks(of: 9) { _ = try await CatalogImporter(small.database, .always(.refreshed)).run([.lines(part)]) }
        try await large.importLines(lines)
        let (left, right) = (try await DerivedContents(small.database), try await DerivedContents(large.database))
        for name in right.rows.keys { #expect(left.rows[name] == right.rows[name], "\(name)") }
        try await DerivedContents.checkSearch(small.database)
    }

    /// A record of the base with something else in it.
    private static func changed(_ kind: String, _ index: Int, _ pattern: String, _ replacement: String) -> String {
        let line = base.filter { $0.hasPrefix("{\"kind\":\"\(kind)\"") }[index]
        guard let regex = try? Regex(pattern) else { return line }
        return line.replacing(regex, with: replacement)
    }
}

extension Array {
    fileprivate func chunks(of count: Int) -> [[Element]] {
        stride(from: 0, to: self.count, by: count).map { Array(self[$0..<Swift.min($0 + count, self.count)]) }
    }
}
