import Testing

@testable import VersionService

@Suite struct FeatureCatalogueTests {
    @Test("order does not matter")
    func orderIsIrrelevant() throws {
        let manifest = try TestFeatures.manifest()
        #expect(TestFeatures.catalogue.differences(from: manifest).isEmpty)
        #expect(TestFeatures.catalogue.fingerprint == manifest.catalogue.fingerprint)
        #expect(TestFeatures.catalogue != manifest.catalogue, "the places of the features differ")
    }

    @Test("names, types and closed lists do")
    func differences() throws {
        let compiled = catalogue(("gone", .boolean), ("plain", .integer), ("color", .string(values: ["red"])))
        let written = catalogue(("new", .integer), ("color", .string(values: ["red", "blue"])), ("plain", .boolean))
        #expect(
            compiled.differences(from: written) == [
                "`gone` (boolean) was compiled in and is not in the file",
                "`plain` was compiled as integer and is boolean in the file",
                "`color` was compiled with the values red and has red, blue in the file",
                "`new` (integer) is in the file and was not compiled in",
            ]
        )
    }

    @Test("the fingerprint follows from names, types and closed lists alone")
    func fingerprint() {
        let reference = catalogue(("size", .integer), ("color", .string(values: ["red", "blue"])))
        #expect(reference.fingerprint == catalogue(("color", .string(values: ["blue", "red"])), ("size", .integer)).fingerprint)
        #expect(reference.fingerprint.count == 16)
        let others = [
            catalogue(("size", .boolean), ("color", .string(values: ["red", "blue"]))),
            catalogue(("sizes", .integer), ("color", .string(values: ["red", "blue"]))),
            catalogue(("size", .integer), ("color", .string(values: ["red"]))),
            catalogue(("size", .integer)),
            catalogue(),
        ]
        #expect(Set(others.map(\.fingerprint) + [reference.fingerprint]).count == 6)
        // The published value for the empty input of 64-bit FNV-1a.
        #expect(catalogue().fingerprint == "cbf29ce484222325")
    }

    @Test("a manifest the program was not compiled for is refused with what to do")
    func refusal() throws {
        let manifest = try ManifestText.parse(ManifestText.make())
        let error = #expect(throws: FeatureResolutionError.self) {
            try manifest.features(of: APIVersion(number: 1), in: TestFeatures.catalogue, at: ManifestText.today)
        }
        #expect(
            error?.description == """
                this program was compiled for other features than the manifest has; generate them with \
                `platformctl codegen swift` and build again, or serve the manifest it was built with
                - `size` (integer) was compiled in and is not in the file
                - `color` (string (red, green, blue)) was compiled in and is not in the file
                - `deprecated` (boolean) was compiled in and is not in the file
                """
        )
    }

    private func catalogue(_ features: (name: String, type: FeatureType)...) -> FeatureCatalogue {
        FeatureCatalogue(features.enumerated().map { FeatureDescriptor(name: $1.name, index: $0, type: $1.type) })
    }
}
