import Foundation
import TestSupport
import Testing

@Suite("Starting")
struct StartTests {
    private func outcome(_ arguments: [String], folder: TemporaryFolder) async throws -> ChildProcess.Outcome {
        try await ChildProcess(
            BuiltProducts.executable("platform"), workingDirectory: Repository.root, timeLimit: .seconds(60)
        ).run(["serve"] + (arguments.contains("--port") ? [] : ["--port", "0"]) + arguments)
    }

    private func expectOneLine(_ outcome: ChildProcess.Outcome, containing text: String) {
        #expect(outcome.exitCode == 1, "\(outcome)")
        let lines = outcome.standardError.split(separator: "\n").filter { $0.hasPrefix("platform:") }
        #expect(lines.count == 1, "\(outcome)")
        #expect(lines.first?.contains(text) == true, "\(outcome)")
        #expect(!outcome.standardError.contains("Fatal error"))
    }

    @Test("a corrupt catalogue is one clear line and exit 1")
    func corrupt() async throws {
        let folder = try TemporaryFolder()
        try folder.write(String(repeating: "this is no database ", count: 500), to: "catalogue.sqlite")
        expectOneLine(try await outcome(["--data", folder.url.path], folder: folder), containing: "catalogue.sqlite")
    }

    @Test("a data folder that is a file is one clear line and exit 1")
    func notAFolder() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write("x", to: "data")
        expectOneLine(try await outcome(["--data", file.path], folder: folder), containing: file.path)
    }

    @Test("a versions file that is not valid is refused with every finding")
    func invalidVersions() async throws {
        let folder = try TemporaryFolder()
        let file = try folder.write(#"{"schemaVersion": 2}"#, to: "versions.json")
        let outcome = try await outcome(["--data", folder.url.path, "--versions", file.path], folder: folder)
        #expect(outcome.exitCode == 1)
        #expect(outcome.standardError.contains("V001"), "\(outcome)")
    }

    @Test("features the program was not compiled with stop the start, and are named")
    func differentFeatures() async throws {
        let folder = try TemporaryFolder()
        let text = try Repository.text(of: "versions.json").replacingOccurrences(of: "gaplessHints", with: "gapfulHints")
        let file = try folder.write(text, to: "versions.json")
        let outcome = try await outcome(["--data", folder.url.path, "--versions", file.path], folder: folder)
        #expect(outcome.exitCode == 1)
        #expect(outcome.standardError.contains("gaplessHints") && outcome.standardError.contains("gapfulHints"), "\(outcome)")
    }

    @Test(
        "an option there is none of is refused",
        arguments: [["--prot", "80"], ["--port", "high"], ["stray"], ["--host"], ["--port", "99999"], ["--host=", "--host=x"]])
    func options(arguments: [String]) async throws {
        let folder = try TemporaryFolder()
        let outcome = try await outcome(["--data", folder.url.path] + arguments, folder: folder)
        #expect(outcome.exitCode == 1)
        let name = arguments[0].replacingOccurrences(of: "--", with: "").replacingOccurrences(of: "=", with: "")
        #expect(outcome.standardError.contains(name), "\(outcome)")
    }

    @Test(
        "a setting in the file or the environment that is none, or cannot be, is refused",
        arguments: [#"{"max-body-bytes": 0}"#, #"{"maxBodyBytes": 2048}"#, #"{"idle-timeout": "soon"}"#, #"["port"]"#, "{"])
    func fileSettings(text: String) async throws {
        let folder = try TemporaryFolder()
        let config = try folder.write(text, to: "config.json")
        let outcome = try await outcome(["--data", folder.url.path, "--config", config.path], folder: folder)
        #expect(outcome.exitCode == 1, "\(outcome)")
        #expect(outcome.standardError.contains("config") || outcome.standardError.contains("-"), "\(outcome)")
    }

    @Test("servers started at once on an empty folder all serve, with the same key")
    func together() async throws {
        let folder = try TemporaryFolder()
        let servers = try await withThrowingTaskGroup(of: ServerProcess.self) { group in
            for _ in 0..<4 { group.addTask { try await ServerProcess.start(in: folder) } }
            return try await group.reduce(into: []) { $0.append($1) }
        }
        var keys: Set<String> = []
        for server in servers {
            keys.insert(try await server.request("/.well-known/jwks.json").text)
            #expect(try await server.request("/v11/home").status == 200)
        }
        #expect(keys.count == 1)
        for server in servers { await server.stop() }
    }

    @Test("settings come from the command line, the environment and a file, in that order")
    func settings() async throws {
        let folder = try TemporaryFolder()
        let config = try folder.write(#"{"port": 99999, "host": "256.0.0.1"}"#, to: "config.json")
        let outcome = try await outcome(["--data", folder.url.path, "--config", config.path], folder: folder)
        // The port comes from the command line, the host from the file.
        #expect(outcome.standardError.contains("256.0.0.1") || outcome.exitCode == 1, "\(outcome)")
    }

    @Test("the help lists every setting")
    func help() async throws {
        let outcome = try await ChildProcess(BuiltProducts.executable("platform"), timeLimit: .seconds(60)).run(["serve", "--help"])
        #expect(outcome.exitCode == 0)
        for name in ["--host", "--port", "--data", "--versions", "--shutdown-deadline", "PLATFORM_PORT"] {
            #expect(outcome.standardOutput.contains(name), "\(name)")
        }
    }
}
