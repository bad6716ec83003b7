import ScreenKit
import Screens
import Testing
import VersionService

@Suite("Recorded reads")
struct ReadRecordingTests {
    /// The promise that caches are built on: what was not read, the bytes do not depend on.
    @Test("a feature that was not read changes nothing", arguments: Corpus.cases)
    func unreadFeatures(_ example: Corpus.Case) async throws {
        let fixture = try await MusicFixture.shared.value
        for version in fixture.versions where [1, 4, 8, 12].contains(version.id.number) {
            let inputs = try fixture.inputs(version, user: example.user)
            let recorder = ReadRecorder()
            let before = try await fixture.outcome(example, inputs, recorder)
            let reads = recorder.reads
            for element in inputs.features where !reads.containsFeature(at: element.descriptor.index) {
                let name = element.descriptor.name
                for value in try FeatureFlipTests.otherValues(of: name, in: inputs.features) {
                    var flipped = inputs
                    flipped.features = try inputs.features.replacing(name: name, value: value)
                    let after = try await fixture.outcome(example, flipped)
                    #expect(before == after, "\(version.id) \(example.path) reads \(name) unrecorded")
                }
            }
        }
    }

    @Test("where the reader or the language was not looked at, they change nothing", arguments: Corpus.cases)
    func unreadInputs(_ example: Corpus.Case) async throws {
        let fixture = try await MusicFixture.shared.value
        for version in fixture.versions where [1, 4, 8, 12].contains(version.id.number) {
            let inputs = try fixture.inputs(version)
            let recorder = ReadRecorder()
            let before = try await fixture.outcome(example, inputs, recorder)
            if !recorder.reads.inputs.contains(.user) {
                let signedIn = try fixture.inputs(version, user: MusicFixture.listener)
                #expect(try await fixture.outcome(example, signedIn) == before, "\(version.id) \(example.path)")
            }
            if !recorder.reads.inputs.contains(.locale) {
                let german = try fixture.inputs(version, locale: "de")
                #expect(try await fixture.outcome(example, german) == before, "\(version.id) \(example.path)")
            }
        }
    }
}
