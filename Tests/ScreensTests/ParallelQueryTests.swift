import ScreenKit
import Screens
import Testing
import VersionService

@Suite("Queries side by side")
struct ParallelQueryTests {
    /// Each screen that makes several queries; the number is how many have to be under way before any is answered.
    @Test(
        "a screen's queries all run at the same time",
        arguments: [
            ("home", 15), ("album", 3), ("composer", 3), ("work", 2), ("artist", 2), ("browse period", 3), ("search", 8), ("podcast", 2),
        ])
    func together(name: String, count: Int) async throws {
        let fixture = try await MusicFixture.shared.value
        let example = try #require(Corpus.cases.first { $0.name == name })
        let version = try #require(fixture.versions.last)
        let gate = QueryGate(expected: count)
        let rendering = try fixture.rendering { _ in await gate.pass() }
        let inputs = try fixture.inputs(version)
        // Queries that wait for each other would wait for ever; the watchdog lets them go, and the test then says so.
        let watchdog = Task {
            try await Task.sleep(for: .seconds(20))
            await gate.open()
        }
        _ = try await rendering.document(fixture.path(example), inputs)
        watchdog.cancel()
        let arrived = await gate.arrived
        #expect(arrived >= count, "\(arrived) queries in all")
        await #expect(gate.wereTogetherWhenOpened, "the queries of \(name) wait for one another")
    }
}
