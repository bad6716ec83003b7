import ScreenKit
import Screens
import Testing
import VersionService

@Suite("Header previews")
struct PreviewTests {
    @Test("every preview is the header of the screen it opens", arguments: Corpus.cases)
    func equality(_ example: Corpus.Case) async throws {
        let fixture = try await MusicFixture.shared.value
        for version in fixture.versions {
            let inputs = try fixture.inputs(version, user: example.user)
            guard let document = try await fixture.documentIfOffered(example, inputs) else { continue }
            var seen: Set<String> = []
            for action in DocumentWalk(document).previews where seen.insert(action.path).inserted {
                let opened = try await fixture.rendering.document(action.path, inputs)
                #expect(opened.header == action.header, "\(version.id) \(example.path) → \(action.path)")
                #expect(opened.type == action.name)
            }
        }
    }

    @Test("every screen action leads to a screen of the type it names", arguments: Corpus.cases)
    func destinations(_ example: Corpus.Case) async throws {
        let fixture = try await MusicFixture.shared.value
        for version in fixture.versions {
            let inputs = try fixture.inputs(version, user: example.user)
            guard let document = try await fixture.documentIfOffered(example, inputs) else { continue }
            var seen: Set<String> = []
            for action in DocumentWalk(document).screenActions where seen.insert(action.path).inserted {
                let opened = try await fixture.rendering.document(action.path, inputs)
                #expect(opened.type == action.name, "\(version.id) \(example.path) → \(action.path)")
                #expect("/" + opened.id == action.path)
            }
        }
    }

    @Test("previews cost no query", arguments: Corpus.cases)
    func queries(_ example: Corpus.Case) async throws {
        let fixture = try await MusicFixture.shared.value
        let version = try #require(fixture.versions.last)
        var counts: [[String]] = []
        for isOn in [false, true] {
            let queries = QueryLog()
            let rendering = try fixture.rendering { queries.add($0) }
            var inputs = try fixture.inputs(version, user: example.user)
            inputs.features = inputs.features.replacing(.headerPreview, with: isOn)
            _ = try await rendering.document(fixture.path(example), inputs)
            counts.append(queries.names.sorted())
        }
        #expect(counts[0] == counts[1])
    }
}
