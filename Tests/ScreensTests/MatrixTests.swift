import ScreenKit
import Screens
import Testing
import VersionService

@Suite("Versions × features")
struct MatrixTests {
    @Test(
        "with any one feature flipped, every screen of every version still renders", arguments: Features.catalogue.descriptors.map(\.name))
    func flipped(feature: String) async throws {
        let fixture = try await MusicFixture.shared.value
        for version in fixture.versions {
            var inputs = try fixture.inputs(version)
            let features = inputs.features
            for value in try FeatureFlipTests.otherValues(of: feature, in: features) {
                inputs.features = try features.replacing(name: feature, value: value)
                for example in Corpus.cases {
                    inputs.user = example.user
                    guard let document = try await fixture.documentIfOffered(example, inputs) else { continue }
                    #expect(document.sections.allSatisfy { !$0.isFailed }, "\(version.id) \(example.path)")
                    let ids = DocumentWalk(document).components.map(\.id)
                    #expect(Set(ids).count == ids.count, "\(version.id) \(example.path) with \(feature) \(value)")
                    for action in DocumentWalk(document).screenActions {
                        let path = action.path.split(separator: "?")[0]
                        #expect(fixture.rendering.router.match(path) != nil, "\(action.path) leads nowhere")
                    }
                }
            }
        }
    }
}
