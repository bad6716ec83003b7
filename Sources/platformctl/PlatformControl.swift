import ArgumentParser

/// The command line of those who write and run the service.
@main
struct PlatformControl: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "platformctl",
        abstract: "Looks after the versions of the API and their features.",
        discussion: """
            Data goes to standard output, everything said about it to standard error.

            Exit codes: 0 done; 1 findings or differences; 3 not found; 6 refused; 64 wrong usage; 70 internal error.
            """,
        subcommands: [VersionsCommand.self, CodegenCommand.self]
    )
}
