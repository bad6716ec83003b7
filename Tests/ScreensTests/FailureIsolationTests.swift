import ScreenKit
import Screens
import Testing
import VersionService

@Suite("Failed sections")
struct FailureIsolationTests {
    struct Outage: Error {}

    @Test(
        "a query that fails takes its own section down and no other",
        arguments: [
            ("home", "albums popular", "popular"), ("home", "playlists", "playlists"), ("album", "albums related", "related"),
            ("composer", "works composer", "works"), ("search", "search album", "album"),
        ])
    func isolated(name: String, query: String, section: String) async throws {
        let fixture = try await MusicFixture.shared.value
        let example = try #require(Corpus.cases.first { $0.name == name })
        let version = try #require(fixture.versions.last)
        let inputs = try fixture.inputs(version)
        let failures = QueryLog()
        let rendering = try fixture.rendering { if $0.hasPrefix(query) { throw Outage() } }
        let broken = try await rendering.document(fixture.path(example), inputs, onFailure: { section, _ in failures.add(section) })
        let whole = try await fixture.rendering.document(fixture.path(example), inputs)

        let failed = try #require(broken.sections.first { $0.id == section })
        #expect(failed.isFailed)
        #expect(failed.body.map(\.type) == [.error])
        #expect(failed.body.first?.events.tap == [.reload(sections: [section])])
        #expect(failures.names == [section])
        for section in broken.sections where section.id != failed.id {
            #expect(whole.sections.contains(section), "\(section.id)")
        }
        #expect(broken.header == whole.header)
    }

    @Test("a query the screen cannot do without fails the screen")
    func essential() async throws {
        let fixture = try await MusicFixture.shared.value
        let version = try #require(fixture.versions.last)
        let inputs = try fixture.inputs(version)
        let album = try #require(Corpus.cases.first { $0.name == "album" })
        let rendering = try fixture.rendering { if $0 == "album" { throw Outage() } }
        await #expect(throws: Outage.self) { try await rendering.document(fixture.path(album), inputs) }
    }
}
