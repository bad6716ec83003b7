import TestSupport
import Testing

@testable import VersionService

@Suite struct FeatureCodeGeneratorTests {
    @Test("the committed source is what the committed manifest generates")
    func drift() throws {
        let manifest = try VersionManifest(parsing: Repository.bytes(of: "versions.json"))
        let generated = try FeatureCodeGenerator(manifest).generate()
        let committed = try Repository.text(of: "Sources/Screens/Features.generated.swift")
        if generated != committed {
            let diff = UnifiedDiff(from: committed, to: generated, fromName: "committed", toName: "generated")
            Issue.record("Features.generated.swift is out of date: run `platformctl codegen swift`\n\(diff)")
        }
    }

    @Test("every kind of feature is declared")
    func example() throws {
        let manifest = try ManifestText.parse(
            ManifestText.make(
                flags: """
                    "default": { "type": "boolean", "default": true, "kind": "ops", "owner": "team",
                      "description": "A name that Swift reserves. The second sentence is long enough to be broken into two lines, \
                    because it goes on and on until there is no room left for it, and then a little further" },
                    \(ManifestText.feature("size", #""type": "integer", "default": 5, "kind": "release", "expires": "2030-01-01""#)),
                    \(ManifestText.feature("color", #""type": "string", "default": "red", "values": ["red", "in"], "kind": "ops""#))
                    """
            )
        )
        try Golden("features.swift.txt").verify(try FeatureCodeGenerator(manifest, file: "example.json").generate())
    }

    @Test(
        "a name that cannot be used is refused",
        arguments: [
            ("self", #""type": "boolean", "default": true"#),
            ("init", #""type": "boolean", "default": true"#),
            ("string", #""type": "string", "default": "a", "values": ["a"]"#),
            ("features", #""type": "string", "default": "a", "values": ["a"]"#),
            ("color", #""type": "string", "default": "a", "values": ["a", "allCases"]"#),
        ]
    )
    func unusableNames(name: String, members: String) throws {
        let manifest = try ManifestText.parse(ManifestText.make(flags: ManifestText.feature(name, #"\#(members), "kind": "ops""#)))
        #expect(throws: FeatureCodeError.self) { try FeatureCodeGenerator(manifest).generate() }
    }
}
