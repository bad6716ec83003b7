import Database
import Foundation
import TestSupport

/// A catalogue in a folder of its own.
struct TestCatalog {
    let folder: TemporaryFolder
    let database: CatalogDatabase

    /// An empty catalogue.
    init() throws {
        folder = try TemporaryFolder()
        database = try CatalogDatabase(directory: folder.url.path, access: .readWrite)
    }

    /// The small catalogue that the tests of the screens use too; made once, because nothing changes it.
    static let fixture = Task {
        let catalog = try TestCatalog()
        _ = try await CatalogImporter(catalog.database).run([.file(fixturePath)])
        return catalog
    }

    static let fixturePath = Repository.path(of: "Tests/Support/Fixtures/catalogue.ndjson")

    /// A made-up catalogue of two thousand albums; made once.
    static let generated = Task {
        let catalog = try TestCatalog()
        try await catalog.importLines(CatalogGenerator(albums: 2_000, seed: 7).allLines)
        return catalog
    }

    /// Imports records, one a line.
    @discardableResult
    func importLines(_ lines: [String], named name: String = "test.ndjson") async throws -> CatalogImportSummary {
        try await CatalogImporter(database).run([.lines(lines, named: name)])
    }
}

extension CatalogSource {
    static func lines(_ lines: [String], named name: String = "test.ndjson") -> CatalogSource {
        .bytes(Array((lines.joined(separator: "\n") + "\n").utf8), named: name)
    }
}

extension CatalogGenerator {
    var allLines: [String] {
        var all: [String] = []
        lines { all.append($0) }
        return all
    }
}
