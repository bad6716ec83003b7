import Database
import Foundation

/// The catalogue that comes with the program, so that it has something to serve when it is first started.
enum BundledCatalog {
    /// Why the program has no catalogue to begin with.
    struct Missing: Error, CustomStringConvertible {
        let folder: String

        var description: String {
            "\(folder): the catalogue that comes with the program is not there; import another with `platform catalog import FILE`"
        }
    }

    /// Fills the catalogue in a folder if nothing has ever been imported into it.
    ///
    /// - Returns: what was imported; nil if there was a catalogue already.
    @discardableResult
    static func installIfMissing(in data: String) async throws -> CatalogImportSummary? {
        // A catalogue that is there may be one nobody is meant to write to; what is wrong with one that is not is said below.
        if let present = try? CatalogDatabase(directory: data, access: .readOnly), try await !present.isEmpty() { return nil }
        let database = try CatalogDatabase(directory: data, access: .readWrite)
        guard try await database.isEmpty() else { return nil }
        return try await CatalogImporter(database).run(try files().map { .file($0.path) })
    }

    /// The files, in the order of their names; together they are one import.
    static func files(in folder: URL = folder) throws(Missing) -> [URL] {
        let contents = try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
        let files = (contents ?? []).filter { $0.pathExtension == "ndjson" }
        guard !files.isEmpty else { throw Missing(folder: folder.path) }
        return files.sorted { $0.lastPathComponent < $1.lastPathComponent }
    }

    /// Where the build puts the files: beside the program.
    ///
    /// Not `Bundle.module`, which ends the process where the folder is missing.
    static var folder: URL {
        let program = (Bundle.main.executableURL ?? Bundle.main.bundleURL).resolvingSymlinksInPath()
        return program.deletingLastPathComponent().appendingPathComponent("versioned-api-platform_App.resources/catalogue")
    }
}
