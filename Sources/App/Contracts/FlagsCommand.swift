import ArgumentParser

/// `platform flags`: what features do to the screens.
struct FlagsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "flags", abstract: "Show what features do to the screens.", subcommands: [FlagsImpact.self, FlagsStale.self])
}
