import NIOCore
import ScreenKit
import Screens
import Testing
import VersionService

@Suite("Features")
struct FeatureFlipTests {
    /// Flips each feature in every version and looks at every screen; the names say where it shows.
    @Test("every feature visibly changes a screen", arguments: Features.catalogue.descriptors.map(\.name))
    func flips(feature: String) async throws {
        let fixture = try await MusicFixture.shared.value
        var changed: [String] = []
        for version in fixture.versions {
            let base = try fixture.inputs(version)
            for value in try Self.otherValues(of: feature, in: base.features) {
                var flipped = base
                flipped.features = try base.features.replacing(name: feature, value: value)
                for example in Corpus.cases {
                    let (before, after) = (
                        try await fixture.outcome(example, base), try await fixture.outcome(example, flipped)
                    )
                    if before != after { changed.append("\(version.id) \(example.name) (\(value))") }
                }
            }
            if !changed.isEmpty { break }
        }
        #expect(!changed.isEmpty, "no screen of any version changes with \(feature)")
        print("\(feature): \(changed.joined(separator: ", "))")
    }

    /// The values a feature could have instead of the one it has.
    static func otherValues(of feature: String, in features: FeatureSet) throws -> [FeatureLiteral] {
        let element = try #require(features.first { $0.descriptor.name == feature })
        switch element.value {
        case .boolean(let value): return [.boolean(!value)]
        case .integer(let value): return [.integer(value == 1 ? 2 : 5)]
        case .string(let value):
            guard case .string(let values) = element.descriptor.type else { return [] }
            return values.filter { $0 != value }.map { .string($0) }
        }
    }

    @Test("favourites come with v2, and icons are optional from then on")
    func article() async throws {
        let fixture = try await MusicFixture.shared.value
        let first = try fixture.inputs(fixture.versions[0]).features
        let second = try fixture.inputs(fixture.versions[1]).features
        #expect((first[.favorites], first[.buttonIconRequired]) == (false, true))
        #expect((second[.favorites], second[.buttonIconRequired]) == (true, false))
    }

    @Test("where icons are required, every button and menu entry has one", arguments: Corpus.cases)
    func icons(_ example: Corpus.Case) async throws {
        let fixture = try await MusicFixture.shared.value
        for version in fixture.versions {
            let inputs = try fixture.inputs(version, user: example.user)
            guard inputs.features[.buttonIconRequired], let document = try await fixture.documentIfOffered(example, inputs) else {
                continue
            }
            let walk = DocumentWalk(document)
            for button in walk.components where button.type == .button { #expect(button.images.icon != nil, "\(button.id)") }
            for item in walk.menuItems { #expect(item.icon != nil, "\(item.id)") }
        }
    }

    @Test("before favourites, nothing mentions them", arguments: Corpus.cases)
    func noFavorites(_ example: Corpus.Case) async throws {
        let fixture = try await MusicFixture.shared.value
        let version = fixture.versions[0]
        guard let document = try await fixture.documentIfOffered(example, fixture.inputs(version, user: example.user)) else { return }
        let text = String(buffer: Rendering.bytes(document, version: version.id))
        #expect(!text.contains("commands/favorite") && !text.contains("favorite"), "\(example.path)")
    }
}
