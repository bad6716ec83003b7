import Foundation
import TestSupport

/// The `platformctl` that was built together with these tests, run as users run it.
struct PlatformctlProcess {
    /// The folder the program starts in.
    let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
    }

    /// Runs the program with the given arguments, in the folder.
    func callAsFunction(_ arguments: String...) async throws -> ChildProcess.Outcome {
        try await run(arguments)
    }

    func run(_ arguments: [String]) async throws -> ChildProcess.Outcome {
        let program = ChildProcess(
            try BuiltProducts.executable("platformctl"),
            // Help is broken into lines of this width, whatever terminal the tests run in.
            environment: ["COLUMNS": "100"],
            workingDirectory: folder.url
        )
        return try await program.run(arguments)
    }
}
