import ArgumentParser
import Database
import Foundation

/// `platform catalog generate`: makes up the records of a large catalogue.
struct CatalogGenerate: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "generate",
        abstract: "Make up the records of a large catalogue.",
        discussion: "For measuring. The same number of albums and the same seed give the same records, byte for byte.")

    @Option(help: ArgumentHelp("How many albums, of some 15 tracks each.", valueName: "number"))
    var albums: Int

    @Option(help: ArgumentHelp("What the records follow from.", valueName: "number"))
    var seed: UInt64 = 1

    @Option(help: ArgumentHelp("The file to write; the standard output if there is none.", valueName: "file"))
    var output: String?

    func validate() throws {
        guard (1...CatalogGenerator.maximumAlbums).contains(albums) else {
            throw ValidationError("The number of albums must be between 1 and \(CatalogGenerator.maximumAlbums).")
        }
    }

    func run() async throws {
        do {
            let file = try output.map { try OutputFile(path: $0) } ?? OutputFile.standardOutput
            try CatalogGenerator(albums: albums, seed: seed).lines { line in try file.write(line) }
            try file.flush()
        } catch {
            throw CommandFailure.report("platform: \(output ?? "standard output"): \(error)")
        }
    }
}
