import ArgumentParser
import VersionService

/// Which contracts a command is about.
struct ContractOptions: ParsableArguments {
    @Option(
        name: .customLong("version"),
        help: ArgumentHelp("A version, such as v7; all released ones if none is given.", valueName: "version"),
        transform: Self.version)
    var only: [APIVersion] = []

    @Option(help: ArgumentHelp("The folder of the frozen contracts.", valueName: "folder"))
    var contracts = "contracts"

    static func version(_ text: String) throws -> APIVersion {
        guard let version = APIVersion(text) else { throw ValidationError("'\(text)' is no version; one is written like v7.") }
        return version
    }
}
