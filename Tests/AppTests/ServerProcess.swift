import Foundation
import Synchronization
import TestSupport

/// The program `platform serve`, running, with a data folder of its own.
final class ServerProcess: Sendable {
    /// Why a server did not start.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// The server of the suite that is running.
    @TaskLocal static var current: ServerProcess?

    let port: Int
    let folder: TemporaryFolder
    // Set before the server is handed out, and only asked to end afterwards.
    private let process: Mutex<Process>
    private let output: OutputCollector

    private init(port: Int, folder: TemporaryFolder, process: sending Process, output: OutputCollector) {
        self.port = port
        self.folder = folder
        self.process = Mutex(process)
        self.output = output
    }

    deinit {
        process.withLock { if $0.isRunning { kill($0.processIdentifier, SIGKILL) } }
    }

    /// Starts a server and waits until it says that it listens.
    static func start(_ arguments: [String] = [], in folder: TemporaryFolder? = nil, versions: URL? = nil) async throws -> ServerProcess {
        let folder = try folder ?? TemporaryFolder()
        let process = Process()
        process.executableURL = try BuiltProducts.executable("platform")
        process.currentDirectoryURL = Repository.root
        process.arguments =
            [
                "serve", "--port", "0", "--data", folder.url.path, "--versions",
                (versions ?? Repository.root.appending(path: "versions.json")).path,
            ]
            + arguments
        let (out, error) = (Pipe(), Pipe())
        process.standardOutput = out
        process.standardError = error
        let output = OutputCollector(out, error)
        try SignalMask.withSignalsUnblocked { try process.run() }
        guard let port = await output.port(timeout: .seconds(120)) else {
            kill(process.processIdentifier, SIGKILL)
            throw Failure(description: "the server did not start: \(output.text)")
        }
        return ServerProcess(port: port, folder: folder, process: process, output: output)
    }

    /// A new connection to the server.
    func connect(timeout: Int = 30) throws -> HTTPConnection {
        try HTTPConnection(port: port, timeout: timeout)
    }

    /// Sends one request on a connection of its own.
    func request(
        _ method: String = "GET", _ target: String, fields: [String: String] = [:], body: String? = nil
    ) async throws -> HTTPAnswer {
        var fields = fields
        if body != nil, fields["Content-Type"] == nil { fields["Content-Type"] = "application/json" }
        return try await connect().request(method, target, fields: fields, body: body.map { Data($0.utf8) })
    }

    /// What the server has written so far.
    var log: String { output.text }

    /// Bytes of memory that the process has in use.
    func residentMemory() throws -> Int {
        let status = try String(contentsOfFile: "/proc/\(process.withLock { $0.processIdentifier })/status", encoding: .utf8)
        guard let kilobytes = status.firstMatch(of: /VmRSS:\s*(\d+) kB/).flatMap({ Int($0.1) }) else {
            throw Failure(description: "the system does not say how much memory the server uses")
        }
        return kilobytes << 10
    }

    /// Sends a signal.
    func signal(_ signal: Int32) {
        process.withLock { _ = kill($0.processIdentifier, signal) }
    }

    /// Waits until the process has ended.
    ///
    /// - Returns: its exit code; nil when it did not end in time.
    func exitCode(within limit: Duration) async -> Int32? {
        let end = ContinuousClock.now + limit
        while ContinuousClock.now < end {
            let code = process.withLock { $0.isRunning ? nil : $0.terminationStatus }
            if let code { return code }
            try? await Task.sleep(for: .milliseconds(20))
        }
        return nil
    }

    /// Asks the server to stop and waits for it.
    func stop() async {
        signal(SIGTERM)
        if await exitCode(within: .seconds(30)) == nil { signal(SIGKILL) }
    }
}
