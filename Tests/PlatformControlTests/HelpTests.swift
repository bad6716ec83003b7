import TestSupport
import Testing

/// What `--help` says is part of the program.
@Suite struct HelpTests {
    @Test(
        "help is as recorded",
        arguments: [
            [], ["versions"], ["versions", "lint"], ["versions", "matrix"], ["codegen"], ["codegen", "swift"],
        ]
    )
    func help(command: [String]) async throws {
        let outcome = try await PlatformctlProcess().run(command + ["--help"])
        #expect(outcome.exitCode == 0)
        #expect(outcome.standardError == "")
        try Golden((["help"] + command).joined(separator: "-") + ".txt").verify(outcome.standardOutput)
    }

    @Test("wrong usage is explained on standard error", arguments: [["nonsense"], ["versions", "lint", "--format", "xml"], ["--version"]])
    func wrongUsage(arguments: [String]) async throws {
        let outcome = try await PlatformctlProcess().run(arguments)
        #expect(outcome.exitCode == 64)
        #expect(outcome.standardOutput == "")
        #expect(outcome.standardError.hasPrefix("Error: "))
    }
}
