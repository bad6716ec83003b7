import Database
import Foundation
import ScreenKit
import Screens
import Synchronization
import TestSupport
import Testing

@Suite("Import")
struct ImportTests {
    @Test("reads every kind of record and counts")
    func kinds() async throws {
        let catalog = try TestCatalog()
        let summary = try await catalog.importLines(Records.all)
        #expect(summary.records == 8 && summary.added == 8 && summary.replaced == 0 && summary.revision == 1)
        #expect(try await catalog.database.revision() == 1)
        #expect(try await catalog.database.livestream("l")?.works.map(\.id) == ["w"])
    }

    @Test("of the same records again changes nothing, not even the revision")
    func again() async throws {
        let catalog = try TestCatalog()
        let lines = CatalogGenerator(albums: 40, seed: 9).allLines
        try await catalog.importLines(lines)
        let before = try await DerivedContents(catalog.database)
        let summary = try await catalog.importLines(lines)
        #expect(summary.added == 0 && summary.replaced == 0 && summary.records == lines.count && summary.revision == 1)
        #expect(try await DerivedContents(catalog.database) == before)
    }

    @Test("replaces a record by a later one of the same thing")
    func replaces() async throws {
        let catalog = try TestCatalog()
        try await catalog.importLines(Records.all)
        let summary = try await catalog.importLines([Records.composer.replacing("Clara Example", with: "Clara Beispiel")])
        #expect(summary.added == 0 && summary.replaced == 1 && summary.revision == 2)
        #expect(try await catalog.database.work("w")?.summary.composerName == "Clara Beispiel")
        #expect(try await catalog.database.tracks(ofAlbum: "x").first?.composerName == "Clara Beispiel")
    }

    @Test("reads several files as one, of which a later one may replace what an earlier one said")
    func severalSources() async throws {
        let catalog = try TestCatalog()
        let importer = CatalogImporter(catalog.database)
        let renamed = Records.artist.replacing("Ann Artist", with: "Anna Artist")
        let summary = try await importer.run([.lines(Array(Records.all.prefix(5))), .lines([renamed] + Records.all.suffix(3))])
        #expect(summary.added == 8 && summary.replaced == 1 && summary.revision == 1)
        #expect(try await catalog.database.album("x")?.summary.artistLine == "Anna Artist, Ensemble One")
        let bad = await #expect(throws: CatalogImportError.self) {
            try await importer.run([.lines([Records.composer.replacing("50", with: "51")], named: "one"), .lines(["{}"], named: "two")])
        }
        #expect(bad?.description == "two:1: kind: is missing")
        #expect(try await catalog.database.revision() == 1)
    }

    @Test("takes blank lines, carriage returns and a last line without an end")
    func lineEnds() async throws {
        let catalog = try TestCatalog()
        let text = "\r\n\(Records.composer)\r\n\n  \t\n\(Records.work)"
        let summary = try await CatalogImporter(catalog.database).run([.bytes(Array(text.utf8), named: "test")])
        #expect(summary.records == 2)
    }

    @Test("of nothing leaves an empty catalogue empty")
    func nothing() async throws {
        let catalog = try TestCatalog()
        let summary = try await CatalogImporter(catalog.database).run([.bytes([], named: "test")])
        #expect(summary.records == 0 && summary.revision == 0)
        #expect(try await catalog.database.isEmpty())
    }

    @Test("gives albums the tracks of works that are replaced later")
    func reshapedWork() async throws {
        let catalog = try TestCatalog()
        try await catalog.importLines(Array(Records.all.prefix(5)))
        try await catalog.importLines([Records.work("w", movements: 5)])
        #expect(try await catalog.database.album("x")?.summary.trackCount == 5)
        #expect(try await catalog.database.tracks(ofAlbum: "x").last?.title == "Movement 5")
    }

    @Test("does not take away what a playlist or a track still needs")
    func stillNeeded() async throws {
        let catalog = try TestCatalog()
        try await catalog.importLines(Array(Records.all.prefix(6)))
        let shrunk = await #expect(throws: CatalogImportError.self) {
            try await catalog.importLines([Records.artist, Records.work("w", movements: 2)])
        }
        #expect(shrunk?.description == "test.ndjson:2: movements: the album \"x\" has no track 3 any more, but the playlist \"p\" has")
        let own = Records.album.replacing("\"id\":\"x\"", with: "\"id\":\"y\"")
            .replacing(#""works":["w"]"#, with: #""tracks":[{"work":"w","movement":3,"duration":9}]"#)
        try await catalog.importLines([own])
        // With the playlist made shorter in the same import, the track given by itself is still in the way.
        let lines = [Records.playlist.replacing("\"track\":3", with: "\"track\":1"), Records.work("w", movements: 2)]
        let other = await #expect(throws: CatalogImportError.self) { try await catalog.importLines(lines) }
        #expect(other?.description == "test.ndjson:2: movements: track 1 of the album \"y\" is movement 3, and there are 2")
        #expect(try await catalog.database.work("w")?.movements.count == 3)
        try await catalog.importLines(lines + [own.replacing("\"movement\":3", with: "\"movement\":2")])
        #expect(try await catalog.database.album("x")?.summary.trackCount == 2)
    }

    @Test("holds an album to two thousand tracks")
    func trackLimit() async throws {
        let catalog = try TestCatalog()
        let people = [Records.composer, Records.artist, Records.ensemble]
        let album = Records.album.replacing("[\"w\"]", with: "[\"w\",\"v\",\"t\"]")
        let works = [Records.work("w", movements: 1000), Records.work("v", movements: 999), Records.work("t", movements: 1)]
        try await catalog.importLines(people + works + [album])
        #expect(try await catalog.database.tracks(ofAlbum: "x").count == 2000)
        #expect(try await catalog.database.tracks(ids: ["x-2000", "x-2001"]).map(\.id) == ["x-2000"])
        let more = album.replacing("\"t\"]", with: "\"t\",\"u\"]")
        let added = await #expect(throws: CatalogImportError.self) {
            try await catalog.importLines([Records.work("u", movements: 1), more])
        }
        #expect(added?.description == "test.ndjson:2: works[3]: the album has more than 2000 tracks with this work")
        let grown = await #expect(throws: CatalogImportError.self) {
            try await catalog.importLines([Records.composer, Records.work("t", movements: 2)])
        }
        #expect(grown?.description == "test.ndjson:2: movements: the album \"x\" would have more than 2000 tracks")
        #expect(try await catalog.database.tracks(ofAlbum: "x").count == 2000)
    }

    @Test("reads from a file, and says when it cannot")
    func files() async throws {
        let catalog = try TestCatalog()
        let file = try catalog.folder.write(Records.all.joined(separator: "\n"), to: "records.ndjson")
        #expect(try await CatalogImporter(catalog.database).run([.file(file.path)]).records == 8)
        let missing = await #expect(throws: CatalogImportError.self) {
            try await CatalogImporter(catalog.database).run([.file("/no/such/file")])
        }
        #expect(missing?.description == "/no/such/file: cannot be read (No such file or directory)")
        let folder = await #expect(throws: CatalogImportError.self) { try await CatalogImporter(catalog.database).run([.file("/tmp")]) }
        #expect(folder?.description == "/tmp: cannot be read (Is a directory)")
    }

    @Test("reports how far it is, to the end")
    func progress() async throws {
        let catalog = try TestCatalog()
        let reports = Mutex<[CatalogImportProgress]>([])
        let lines = CatalogGenerator(albums: 600, seed: 2).allLines
        let source = CatalogSource.lines(lines)
        _ = try await CatalogImporter(catalog.database).run([source]) { report in reports.withLock { $0.append(report) } }
        let all = reports.withLock { $0 }
        let size = lines.reduce(0) { $0 + $1.utf8.count + 1 }
        #expect(all.count > 2)
        #expect(all.map(\.bytes) == all.map(\.bytes).sorted() && all.map(\.records) == all.map(\.records).sorted())
        #expect(all.last == CatalogImportProgress(phase: .indexing, bytes: size, totalBytes: size, records: lines.count))
    }

    @Test("can be cancelled, and then has changed nothing")
    func cancellation() async throws {
        let catalog = try TestCatalog()
        let task = Mutex<Task<Void, any Error>?>(nil)
        let isSet = AsyncStream<Void>.makeStream()
        let running = Task {
            for await _ in isSet.stream { break }
            let lines = CatalogGenerator(albums: 600, seed: 2).allLines
            _ = try await CatalogImporter(catalog.database).run([.lines(lines)]) { _ in task.withLock { $0?.cancel() } }
        }
        task.withLock { $0 = running }
        isSet.continuation.finish()
        await #expect(throws: CancellationError.self) { try await running.value }
        #expect(try await catalog.database.isEmpty())
        try await catalog.importLines(Records.all)
        #expect(try await catalog.database.revision() == 1)
    }

    @Test("is not seen by readers before it is complete")
    func isolation() async throws {
        let catalog = try TestCatalog()
        try await catalog.importLines(Records.all)
        let reader = try CatalogDatabase(directory: catalog.folder.url.path, access: .readOnly)
        let lines = CatalogGenerator(albums: 600, seed: 2).allLines
        async let summary = CatalogImporter(catalog.database).run([.lines(lines)])
        var totals: Set<Int> = []
        for _ in 0..<200 {
            let page = try await reader.albums(.popular, PageWindow(count: 5))
            totals.insert(page.total)
            #expect(page.items.count == min(5, page.total))
        }
        #expect(try await summary.revision == 2)
        totals.insert(try await reader.albums(.popular, PageWindow(count: 5)).total)
        #expect(totals.isSubset(of: [1, 601]) && totals.contains(601))
    }
}
