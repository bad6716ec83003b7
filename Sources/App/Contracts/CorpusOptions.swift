import ArgumentParser
import Foundation
import VersionService

/// What all commands on samples can be told.
struct CorpusOptions: ParsableArguments {
    @Option(help: ArgumentHelp("The versions file.", valueName: "file"))
    var versions = "versions.json"

    @Option(help: ArgumentHelp("The catalogue to show: bundled, or a data folder, which is only read.", valueName: "catalogue"))
    var catalogue = "bundled"

    @Flag(help: "Write JSON.")
    var json = false

    /// The folder of the catalogue; nil for the one that comes with the program.
    var dataFolder: String? { catalogue == "bundled" ? nil : catalogue }

    func validate() throws {
        if catalogue.isEmpty { throw ValidationError("The catalogue must be bundled or the name of a folder.") }
    }

    /// Reads the versions.
    ///
    /// - Throws: ``CorpusFailure/notFound(_:)`` when there is no such file, ``ManifestError`` for one with errors.
    func manifest() throws -> VersionManifest {
        try VersionManifest(parsing: ContractFile.read(versions), file: versions)
    }

    /// Does the work of a command, and ends the program with one clear message where it cannot be done.
    func run(_ work: (CorpusSession) async throws -> Void) async throws {
        do {
            if let dataFolder, !FileManager.default.fileExists(atPath: dataFolder + "/catalogue.sqlite") {
                throw CorpusFailure.notFound("\(dataFolder): there is no catalogue; fill one with `platform catalog import FILE`")
            }
            try await work(try await CorpusSession(self))
        } catch let code as ExitCode {
            throw code
        } catch let failure as CorpusFailure {
            throw failure.report()
        } catch {
            throw CorpusFailure.failed("\(error)").report()
        }
    }
}
