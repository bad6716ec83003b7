import Testing

@testable import VersionService

@Suite struct FeatureSetTests {
    private let features: FeatureSet

    init() throws {
        features = try TestFeatures.manifest().features(
            of: APIVersion(number: 2), in: TestFeatures.catalogue, at: ManifestText.today
        )
    }

    @Test("values are read by key, each with the type of its feature")
    func typedReads() {
        #expect(features[.plain])
        #expect(features[.size] == 9)
        #expect(features[.color] == .blue)
        #expect(!features[.deprecated])
    }

    @Test("a value can be replaced in a copy, by key and by name")
    func replacing() throws {
        let byKey = features.replacing(.color, with: .green).replacing(.plain, with: false)
        let byName = try features.replacing(name: "color", value: "green").replacing(name: "plain", value: false)
        #expect(byKey == byName)
        #expect(byKey[.color] == .green)
        #expect(features[.color] == .blue, "the original keeps its value")
        #expect(byKey.differences(from: features).map(\.name) == ["plain", "color"])
    }

    @Test("what is not a value of a feature is refused")
    func refusedValues() {
        #expect(throws: FeatureValueError.unknownFeature("other")) { try features.replacing(name: "other", value: true) }
        let error = #expect(throws: FeatureValueError.self) { try features.replacing(name: "color", value: "purple") }
        #expect(error?.description == "`purple` is not a value of `color`, which is string (red, green, blue)")
        #expect(throws: FeatureValueError.self) { try features.replacing(name: "plain", value: 1) }
        #expect(throws: FeatureValueError.self) { try features.replacing(name: "size", value: true) }
    }

    @Test("all values can be listed with their descriptors")
    func iteration() {
        #expect(features.map { "\($0.descriptor.name)=\($0.value)" } == ["plain=true", "size=9", "color=blue", "deprecated=false"])
        #expect(features.count == 4)
        #expect(features.value(named: "size") == 9)
        #expect(features.value(named: "other") == nil)
    }

    @Test("sets are equal when all values are")
    func equality() throws {
        let flipped = features.replacing(.size, with: 5)
        #expect(flipped != features)
        #expect(flipped.replacing(.size, with: 9) == features)
        #expect(Set([features, flipped, flipped.replacing(.size, with: 9)]).count == 2)
    }

    @Test("every value of every type survives being stored")
    func storedValues() {
        for descriptor in TestFeatures.catalogue.descriptors {
            for literal in [true, false, 0, -7, .integer(.max), .integer(.min), "red", "green", "blue", "purple"] as [FeatureLiteral] {
                guard let stored = descriptor.type.storedValue(of: literal) else { continue }
                #expect(descriptor.type.literal(of: stored) == literal)
            }
        }
        #expect(FeatureType.string(values: ["a"]).literal(of: 1) == nil)
        #expect(FeatureType.string(values: ["a"]).literal(of: -1) == nil)
        #expect(Color.allCases.allSatisfy { Color(storedValue: $0.storedValue) == $0 })
    }
}
