import Foundation
import GRDB
import ScreenKit
import Screens
import TestSupport
import Testing

@testable import Database

@Suite("Opening a database")
struct OpenErrorTests {
    private let folder: TemporaryFolder
    private var directory: String { folder.url.path }
    private var path: String { "\(directory)/catalogue.sqlite" }

    init() throws {
        folder = try TemporaryFolder()
    }

    private func failure(_ access: DatabaseAccess) -> DatabaseOpenError? {
        #expect(throws: DatabaseOpenError.self) { try CatalogDatabase(directory: directory, access: access) }
    }

    @Test("makes the directory and the file, and finds them again")
    func making() async throws {
        let deep = "\(directory)/some/new/folder/"
        for _ in 0..<2 { #expect(try await CatalogDatabase(directory: deep, access: .readWrite).isEmpty()) }
        #expect(FileManager.default.fileExists(atPath: "\(deep)catalogue.sqlite"))
        #expect(try await CatalogDatabase(directory: deep, access: .readOnly).isEmpty())
    }

    @Test("to read one that is missing says how to make it")
    func missing() {
        #expect(failure(.readOnly)?.description == "\(path): does not exist; make one with `platform catalog import`")
        #expect(!FileManager.default.fileExists(atPath: path))
    }

    @Test("that is no database says so, and leaves it as it is", arguments: [DatabaseAccess.readOnly, .readWrite])
    func notADatabase(access: DatabaseAccess) throws {
        let text = String(repeating: "This is a letter, not a database.\n", count: 100)
        try folder.write(text, to: "catalogue.sqlite")
        #expect(failure(access)?.description == "\(path): is not an SQLite database; move it away and import the catalogue again")
        #expect(try folder.text(of: "catalogue.sqlite") == text)
    }

    @Test("that is damaged says so", arguments: [DatabaseAccess.readOnly, .readWrite])
    func damaged(access: DatabaseAccess) throws {
        do { _ = try CatalogDatabase(directory: directory, access: .readWrite) }
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        // The first page holds the header, the schema behind it: the header stays.
        bytes.replaceSubrange(100..<8192, with: Data(repeating: 0xA5, count: 8092))
        try bytes.write(to: URL(fileURLWithPath: path))
        let error = failure(access)
        #expect(error?.problem.hasPrefix("is damaged (") == true, "\(String(describing: error))")
        #expect(error?.advice == "move it away and import the catalogue again")
    }

    @Test("of another program says so, and leaves it as it is")
    func foreign() throws {
        try DatabaseQueue(path: path).write { connection in try connection.execute(sql: "CREATE TABLE recipe (name TEXT)") }
        let before = try Data(contentsOf: URL(fileURLWithPath: path))
        #expect(
            failure(.readWrite)?.description
                == "\(path): is a database, but not a catalogue; choose another data directory or move the file away")
        #expect(try Data(contentsOf: URL(fileURLWithPath: path)) == before)
    }

    @Test("of a newer version says so", arguments: [DatabaseAccess.readOnly, .readWrite])
    func newer(access: DatabaseAccess) throws {
        do {
            let database = try CatalogDatabase(directory: directory, access: .readWrite)
            try database.pool.write { connection in try connection.execute(sql: "INSERT INTO grdb_migrations VALUES ('999 something')") }
        }
        #expect(
            failure(access)?.description
                == "\(path): was written by a newer version of this software; use that version, or restore a backup from before"
        )
    }

    @Test("of an older version to read says so")
    func older() throws {
        do {
            let database = try CatalogDatabase(directory: directory, access: .readWrite)
            try database.pool.write { connection in try connection.execute(sql: "DELETE FROM grdb_migrations") }
        }
        #expect(failure(.readOnly)?.problem == "was written by an older version of this software")
    }

    @Test("where nothing can be written says so", arguments: ["/dev/null/data", "/proc/data"])
    func unwritable(directory: String) {
        for open in openers {
            let error = #expect(throws: DatabaseOpenError.self) { try open(directory) }
            #expect(
                error?.description == "\(directory): the directory cannot be made; check that its parent is a directory you may write to")
        }
    }

    @Test("that is a directory says so")
    func directoryInPlace() throws {
        try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
        #expect(failure(.readWrite)?.problem == "cannot be written (Is a directory)")
        #expect(failure(.readOnly)?.problem == "is not a file")
    }

    @Test("of listeners and accounts closes it to other users, even one that was open")
    func privateFiles() async throws {
        try folder.write("", to: "accounts.sqlite")
        chmod("\(directory)/accounts.sqlite", 0o644)
        let library = try LibraryDatabase(directory: directory)
        let accounts = try AccountDatabase(directory: directory)
        try await library.setAudioQuality(.low, of: "ann")
        _ = try await accounts.account(id: "ann")
        for name in try FileManager.default.contentsOfDirectory(atPath: directory) {
            let mode = try FileManager.default.attributesOfItem(atPath: "\(directory)/\(name)")[.posixPermissions] as? Int
            #expect(mode == 0o600, "\(name)")
        }
    }

    @Test("to read does not write")
    func readOnly() async throws {
        let catalog = try CatalogDatabase(directory: directory, access: .readWrite)
        _ = try await CatalogImporter(catalog).run([.lines(Records.all)])
        let reader = try CatalogDatabase(directory: directory, access: .readOnly)
        #expect(try await reader.albums(.popular, PageWindow(count: 5)).total == 1)
        let error = await #expect(throws: CatalogImportError.self) { try await CatalogImporter(reader).run([.lines(Records.all)]) }
        #expect(error?.description == "\(path): cannot be written (attempt to write a readonly database)")
    }

    private var openers: [(String) throws -> Void] {
        [
            { _ = try CatalogDatabase(directory: $0, access: .readWrite) }, { _ = try LibraryDatabase(directory: $0) },
            { _ = try AccountDatabase(directory: $0) },
        ]
    }
}
