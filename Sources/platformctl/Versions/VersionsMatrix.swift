import ArgumentParser
import VersionService

/// Shows the value of every feature in every version.
struct VersionsMatrix: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "matrix",
        abstract: "Shows the value of every feature in every version.",
        discussion: """
            The values are those of today, after inheritance, deprecation and prerequisites.

            Overrides made at run time are not considered.
            """
    )

    /// How the matrix is written.
    enum Format: String, CaseIterable, ExpressibleByArgument {
        case table, json, csv
    }

    @Argument(help: "The manifest to show.")
    var file = ManifestFile.defaultPath

    @Option(help: "How to write the matrix.")
    var format = Format.table

    @Option(help: ArgumentHelp("Show only this version, such as v7.", valueName: "version"))
    var version: APIVersion?

    func run() throws {
        let manifest = try ManifestFile(file).load()
        if let version, manifest[version] == nil {
            let known = manifest.versions.map(\.id.description).joined(separator: ", ")
            throw ExitCode.notFound("\(file) has no version \(version); it has \(known)")
        }
        let matrix = try FeatureMatrix(manifest, versions: version.map { [$0] } ?? manifest.versions.map(\.id), at: .now)
        switch format {
        case .table: print(matrix.table)
        case .json: print(matrix.json)
        case .csv: print(matrix.csv)
        }
    }
}
