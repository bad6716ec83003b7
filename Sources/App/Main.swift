import ArgumentParser

/// The `platform` program.
@main
struct PlatformCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "platform",
        abstract: "Serves a classical-music app's screens to every version of the app ever shipped.",
        subcommands: [ServeCommand.self, CatalogCommand.self, ContractsCommand.self, ScreensCommand.self, FlagsCommand.self])
}
