public import Foundation

/// A program started by a test, run to its end.
///
/// Output goes through files instead of pipes, so that a program which prints more than a pipe holds cannot block the test.
public struct ChildProcess: Sendable {
    /// What a program left behind when it ended.
    public struct Outcome: Sendable, CustomStringConvertible {
        /// What the program wrote to its standard output.
        public let standardOutput: String
        /// What the program wrote to its standard error.
        public let standardError: String
        /// The exit code, or the signal number when ``wasKilled`` is true.
        public let exitCode: Int32
        /// Whether a signal ended the program.
        public let wasKilled: Bool

        public var description: String {
            "\(wasKilled ? "signal" : "exit") \(exitCode)\n--- stdout\n\(standardOutput)\n--- stderr\n\(standardError)"
        }
    }

    /// The program to run.
    public var executable: URL
    /// What is added to the environment of the test run.
    public var environment: [String: String]
    /// The folder the program starts in.
    public var workingDirectory: URL?
    /// How long the program may take before it is stopped.
    public var timeLimit: Duration

    /// Describes a program without running it.
    public init(
        _ executable: URL,
        environment: [String: String] = [:],
        workingDirectory: URL? = nil,
        timeLimit: Duration = .seconds(60)
    ) {
        self.executable = executable
        self.environment = environment
        self.workingDirectory = workingDirectory
        self.timeLimit = timeLimit
    }

    /// Runs the program with the given arguments and waits for its end.
    ///
    /// - Parameters:
    ///   - arguments: The arguments, without the program's own name.
    ///   - standardInput: The bytes the program can read; none by default.
    /// - Throws: When the program cannot be started.
    public func run(_ arguments: [String] = [], standardInput: Data = Data()) async throws -> Outcome {
        let files = try ChildProcessFiles(standardInput: standardInput)
        defer { files.remove() }

        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
        if let workingDirectory {
            process.currentDirectoryURL = workingDirectory
        }
        try files.attach(to: process)
        try await runToEnd(process)

        return Outcome(
            standardOutput: try files.text(of: files.output),
            standardError: try files.text(of: files.error),
            exitCode: process.terminationStatus,
            wasKilled: process.terminationReason == .uncaughtSignal
        )
    }

    private func runToEnd(_ process: Process) async throws {
        let watchdog = Task { [timeLimit] in
            try await Task.sleep(for: timeLimit)
            kill(process.processIdentifier, SIGKILL)
        }
        defer { watchdog.cancel() }
        try await withCheckedThrowingContinuation { (continuation: CheckedContinuation<Void, any Error>) in
            process.terminationHandler = { _ in continuation.resume() }
            do {
                try SignalMask.withSignalsUnblocked { try process.run() }
            } catch {
                process.terminationHandler = nil
                continuation.resume(throwing: error)
            }
        }
    }
}
