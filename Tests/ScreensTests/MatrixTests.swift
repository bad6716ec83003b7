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
            let element = try #require(inputs.features.first { $0.descriptor.name == feature })
            guard case .boolean(let value) = element.value else { continue }
            inputs.features = try inputs.features.replacing(name: feature, value: .boolean(!value))
            for example in Corpus.cases {
                inputs.user = example.user
                guard let document = try await fixture.documentIfOffered(example, inputs) else { continue }
                #expect(document.sections.allSatisfy { !$0.isFailed }, "\(version.id) \(example.path)")
            }
        }
    }
}
