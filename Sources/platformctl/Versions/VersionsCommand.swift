import ArgumentParser

/// The commands about `versions.json`.
struct VersionsCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "versions",
        abstract: "Checks and shows the versions of the API.",
        subcommands: [VersionsLint.self, VersionsMatrix.self]
    )
}
