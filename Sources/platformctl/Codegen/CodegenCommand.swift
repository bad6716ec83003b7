import ArgumentParser

/// The commands that write source code from a manifest.
struct CodegenCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "codegen",
        abstract: "Writes source code from a manifest.",
        subcommands: [CodegenSwift.self]
    )
}
