import Foundation
import TestSupport
import Testing

/// A strict SOAP client made from the WSDL does what a player does, over a real socket.
///
/// Needs the WSDL in `../shared/sonos` and the environment that `make test` makes; both are required in CI.
@Suite(
    "A player made from the WSDL", .server(), .enabled(if: Player.isPossible, "needs ../shared/sonos and .venv, which `make test` makes"),
    .serialized)
struct PlayerTests {
    @Test(
        "links, browses, searches, plays, seeks, and edits playlists and favourites",
        arguments: ["linking", "browsing", "searching", "playing", "seeking", "playlists", "favorites"])
    func scenario(name: String) async throws {
        try await run(name, on: try server(), limit: .seconds(120))
    }

    @Test("walks the whole catalogue, down to every track of every album")
    func walk() async throws {
        let about = try await server().request("/v11/about/sections/catalogue").text
        let albums = try #require(about.firstMatch(of: /"title":"Albums","accessory":"(\d+)"/).flatMap { Int($0.1) }, "\(about)")
        let output = try await run("walking", on: try server(), limit: .seconds(600))
        let walked = try #require(output.firstMatch(of: /(\d+) lists, (\d+) albums, (\d+) tracks/), "\(output)")
        #expect(Int(walked.2) == albums)
        #expect(try #require(Int(walked.3)) > 5000)
    }

    @discardableResult
    private func run(_ scenario: String, on server: ServerProcess, limit: Duration) async throws -> String {
        let (email, password) = ("\(scenario)@example.org", "only for testing")
        let account = try await server.request(
            "POST", "/auth/register", body: #"{"email":"\#(email)","password":"\#(password)"}"#)
        #expect(account.status == 201)
        let script = Repository.root.appending(path: "Tests/AppTests/Speakers/player.py").path
        let outcome = try await ChildProcess(Player.python, timeLimit: limit).run([
            script, scenario, "http://127.0.0.1:\(server.port)", Player.contract.path, email, password,
        ])
        #expect(outcome.exitCode == 0, "\(outcome)\n--- server\n\(server.log.suffix(4000))")
        return outcome.standardOutput
    }
}
