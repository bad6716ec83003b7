import Foundation
import TestSupport

/// Compresses what tests send, with the system's own program.
enum Gzip {
    static func compress(_ data: Data) async throws -> Data {
        let folder = try TemporaryFolder()
        let file = folder.url.appending(path: "data")
        try data.write(to: file)
        let outcome = try await ChildProcess(URL(filePath: "/usr/bin/env")).run(["gzip", "-9", file.path])
        guard outcome.exitCode == 0 else { throw ServerProcess.Failure(description: "gzip: \(outcome)") }
        return try Data(contentsOf: file.appendingPathExtension("gz"))
    }
}
