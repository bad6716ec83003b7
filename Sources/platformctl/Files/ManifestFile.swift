import ArgumentParser
import VersionService

/// A manifest named on the command line.
struct ManifestFile {
    static let defaultPath = "versions.json"

    private let path: String

    init(_ path: String) {
        self.path = path
    }

    /// The last part of the path.
    var name: String { path.split(separator: "/").last.map(String.init) ?? path }

    /// Reads and checks the manifest; one that has errors ends the command with all of them.
    func load() throws -> VersionManifest {
        let bytes = try TextFile(path).read()
        do {
            return try VersionManifest(parsing: bytes, file: path)
        } catch {
            throw ExitCode.refused("\(error)")
        }
    }
}
