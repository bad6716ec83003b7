import ArgumentParser

/// `platform contracts`: what the clients of every version may be sent.
struct ContractsCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "contracts",
        abstract: "Freeze what a version sends, and find what would break its clients.",
        subcommands: [ContractsFreeze.self, ContractsCheck.self])
}
