import Testing

@testable import VersionService

@Suite struct VersionManifestTests {
    @Test("everything a manifest can say is read")
    func completeManifest() throws {
        let manifest = try ManifestText.parse(Self.complete)
        #expect(manifest.service == "test-service")
        #expect(manifest.policy == VersionPolicy(minSunsetNoticeDays: 30, maxBetaVersions: 2, flagLifetimeDays: 90))

        let size = try #require(manifest.feature(named: "size"))
        #expect(size.type == .integer)
        #expect((size.default, size.off) == (5, 2))
        #expect((size.minimum, size.maximum) == (1, 9))
        #expect((size.kind, size.runtime, size.exposure) == (.release, .frozen, .client))
        #expect(size.expires == Timestamp(day: "2030-01-01"))
        #expect(size.replacedBy == "plain")
        #expect(size.requires == [FeaturePrerequisite(flag: "plain", equals: false)])
        #expect(size.links == ["https://example.test:8080/a?b#c"])

        let version = try #require(manifest[APIVersion(number: 1)])
        #expect(version.set == ["plain": true])
        #expect(version.deprecatedAt == Timestamp("2026-02-01T00:00:00Z"))
        #expect(version.notice == VersionNotice(title: "Update", message: "Please.", url: "http://example.test"))
        #expect(version.minAppVersion == [.ios: SemanticVersion(major: 6, minor: 1), .web: SemanticVersion(major: 6, minor: 0, patch: 2)])
        #expect(
            version.changes == [
                VersionChange(
                    type: .removed, summary: "Something is gone now.", flags: ["plain"], breaking: true, audience: .internal
                )
            ]
        )
        #expect(manifest.clients == ["radio": APIVersion(number: 2)])
    }

    @Test("what a manifest leaves out has the documented value")
    func unstatedValues() throws {
        let manifest = try ManifestText.parse(
            ManifestText.make(flags: ManifestText.feature("plain", #""type": "boolean", "default": true, "kind": "contract""#))
        )
        let plain = try #require(manifest.feature(named: "plain"))
        #expect((plain.off, plain.runtime, plain.exposure, plain.permanent) == (true, .killOnly, .server, false))
        #expect(manifest.policy == VersionPolicy(minSunsetNoticeDays: 180, maxBetaVersions: 1, flagLifetimeDays: 120))
        #expect(FeatureKind.allCases.map(\.defaultMutability) == [.killOnly, .full, .full, .full, .full, .frozen])
    }

    @Test("a refused manifest says everything that is wrong with it")
    func refusal() {
        let text = ManifestText.make(more: #", "extra": 1, "clients": { "radio": 5 }"#)
        let error = #expect(throws: ManifestError.self) { try ManifestText.parse(text) }
        #expect(
            error?.description == """
                test.json has 2 errors
                test.json:10:6: error: the manifest has no member `extra` [V001 /extra]
                test.json:10:40: error: this is a string, not the number 5 [V001 /clients/radio]
                """
        )
    }

    @Test("the stage of a version follows its deprecation date")
    func stages() throws {
        let manifest = try TestFeatures.manifest(deprecatedAt: "2027-01-01T00:00:00Z")
        let version = try #require(manifest[APIVersion(number: 1)])
        let date = try #require(version.deprecatedAt)
        let announced = VersionLifecycle(of: version, at: date.adding(days: -1))
        #expect(announced.status == .supported)
        #expect(!announced.isDeprecated)
        #expect(announced.deprecationField == "@1798761600")
        let deprecated = VersionLifecycle(of: version, at: date)
        #expect(deprecated.status == .deprecated)
        #expect(deprecated.isDeprecated && deprecated.isLive)
        #expect(deprecated.sunsetField == "Wed, 01 Dec 2027 00:00:00 GMT")
        #expect(deprecated.successorLinkField == "</v2>; rel=\"successor-version\"")
    }

    private static let complete = """
        {
          "$schema": "./docs/versions.schema.json",
          "schemaVersion": 1.0,
          "service": "test-service",
          "policy": { "minSunsetNoticeDays": 30, "maxBetaVersions": 2, "flagLifetimeDays": 90 },
          "flags": {
            \(ManifestText.plainFeature),
            "size": { "type": "integer", "default": 5, "off": 2, "minimum": 1, "maximum": 9e0, "kind": "release", "runtime": "frozen",
              "exposure": "client", "expires": "2030-01-01", "replacedBy": "plain", "owner": "team", "permanent": false,
              "description": "A feature for tests.", "requires": [{ "flag": "plain", "equals": false }],
              "links": ["https://example.test:8080/a?b#c"] }
          },
          "versions": [
            { "id": "v1", "status": "deprecated", "releasedAt": "2025-01-01", "set": { "plain": true },
              "deprecatedAt": "2026-02-01T00:00:00Z", "sunsetAt": "2030-02-01T00:00:00Z", "successor": "v2",
              "notice": { "title": "Update", "message": "Please.", "url": "http://example.test" },
              "minAppVersion": { "ios": "6.1", "web": "6.0.2" },
              "changes": [{ "type": "removed", "summary": "Something is gone now.", "flags": ["plain"], "breaking": true,
                "audience": "internal" }] },
            { "id": "v2", "status": "current", "releasedAt": "2026-01-01", "unset": ["plain"], \(ManifestText.changes) }
          ],
          "clients": { "radio": "v2" }
        }
        """
}
