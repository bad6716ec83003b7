import Testing

@testable import VersionService

@Suite struct FeatureResolutionTests {
    @Test("a version inherits from the one before, or from the one it names")
    func inheritance() throws {
        let manifest = try ManifestText.parse(
            ManifestText.make(
                flags: TestFeatures.flags,
                versions: """
                    { "id": "v1", "status": "supported", "releasedAt": "2025-01-01", "set": { "size": 1 }, \(ManifestText.changes) },
                    { "id": "v2", "status": "supported", "releasedAt": "2025-01-01", "set": { "size": 2, "plain": true }, \(ManifestText.changes) },
                    { "id": "v3", "status": "current", "releasedAt": "2025-01-01", "inherits": "v1", "set": { "color": "blue" }, \(ManifestText.changes) },
                    { "id": "v4", "status": "beta", "releasedAt": "2025-01-01", "unset": ["size"], \(ManifestText.changes) }
                    """
            )
        )
        let values = try manifest.versions.map { version in
            let features = try manifest.features(of: version.id, in: TestFeatures.catalogue, at: ManifestText.today)
            return "\(features[.plain]) \(features[.size]) \(features[.color])"
        }
        #expect(values == ["false 1 red", "true 2 red", "false 1 blue", "false 5 blue"])
    }

    @Test("an announced deprecation begins at its instant")
    func announcedDeprecation() throws {
        let manifest = try TestFeatures.manifest(deprecatedAt: "2027-01-01T00:00:00Z")
        let instant = try #require(Timestamp("2027-01-01T00:00:00Z"))
        let before = Timestamp(secondsSinceEpoch: instant.secondsSinceEpoch - 1)
        #expect(try !manifest.features(of: APIVersion(number: 1), in: TestFeatures.catalogue, at: before)[.deprecated])
        #expect(try manifest.features(of: APIVersion(number: 1), in: TestFeatures.catalogue, at: instant)[.deprecated])
        #expect(try !manifest.features(of: APIVersion(number: 2), in: TestFeatures.catalogue, at: instant)[.deprecated])
    }

    @Test("a feature falls to off where a prerequisite does not hold")
    func prerequisites() throws {
        let needsPlain = #""requires": [{ "flag": "plain", "equals": true }]"#
        let manifest = try ManifestText.parse(
            ManifestText.make(
                flags: """
                    \(ManifestText.feature("writes", #""type": "boolean", "default": true, "off": false, "kind": "ops", \#(needsPlain)"#)),
                    \(ManifestText.feature("size", #""type": "integer", "default": 5, "off": 1, "kind": "ops", \#(needsPlain)"#)),
                    \(ManifestText.plainFeature)
                    """,
                versions: """
                    { "id": "v1", "status": "supported", "releasedAt": "2025-01-01", \(ManifestText.changes) },
                    { "id": "v2", "status": "current", "releasedAt": "2025-01-01", "set": { "plain": true, "size": 7 }, \(ManifestText.changes) }
                    """
            )
        )
        let values = try manifest.versions.map { version in
            try manifest.features(of: version.id, in: manifest.catalogue, at: ManifestText.today).map(\.value.description)
        }
        #expect(values == [["false", "1", "false"], ["true", "7", "true"]])
    }

    @Test("a prerequisite may be derived")
    func derivedPrerequisite() throws {
        let whileServed = #""requires": [{ "flag": "deprecated", "equals": false }]"#
        let manifest = try ManifestText.parse(
            ManifestText.make(
                flags: """
                    \(ManifestText.feature("extras", #""type": "boolean", "default": true, "off": false, "kind": "ops", \#(whileServed)"#)),
                    \(ManifestText.feature("deprecated", TestFeatures.derivation))
                    """,
                versions: """
                    { "id": "v1", "status": "supported", "releasedAt": "2025-01-01", "deprecatedAt": "2026-01-01T00:00:00Z",
                      \(ManifestText.changes) },
                    { "id": "v2", "status": "current", "releasedAt": "2025-01-01", \(ManifestText.changes) }
                    """
            )
        )
        let values = try manifest.versions.map { version in
            try manifest.features(of: version.id, in: manifest.catalogue, at: ManifestText.today).map(\.value)
        }
        #expect(values == [[false, true], [true, false]])
    }

    @Test("a version that does not exist has no features")
    func unknownVersion() throws {
        let manifest = try TestFeatures.manifest()
        #expect(throws: FeatureResolutionError.unknownVersion(APIVersion(number: 9))) {
            try manifest.features(of: APIVersion(number: 9), in: TestFeatures.catalogue, at: ManifestText.today)
        }
    }
}
