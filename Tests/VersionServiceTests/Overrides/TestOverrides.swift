import TestSupport

@testable import VersionService

/// Overrides for tests, against a manifest with a feature of every kind.
enum TestOverrides {
    /// In the middle of the lives of the versions.
    static let now = instant("2026-09-20T12:00:00Z")

    /// v1 retired, v2 deprecated, v3 supported, v4 current, v5 beta.
    static let manifest: VersionManifest = {
        let flags = [
            feature("catalog", #""type": "boolean", "default": false, "kind": "contract""#),
            feature(
                "writes",
                #""type": "boolean", "default": true, "off": false, "kind": "killSwitch", "requires": [{ "flag": "catalog", "equals": true }]"#
            ),
            feature(
                "extras",
                #""type": "boolean", "default": false, "kind": "release", "expires": "2027-03-31", "requires": [{ "flag": "mode", "equals": "b" }]"#
            ),
            feature("mode", #""type": "string", "values": ["a", "b", "c"], "default": "a", "kind": "ops""#),
            feature("size", #""type": "integer", "minimum": 1, "maximum": 9, "default": 5, "off": 2, "kind": "ops""#),
            feature("beta", #""type": "boolean", "default": false, "kind": "release", "expires": "2027-03-31""#),
            feature("fixed", #""type": "boolean", "default": true, "kind": "ops", "runtime": "frozen""#),
            feature("deprecated", TestFeatures.derivation),
        ]
        let versions = [
            #"""
            { "id": "v1", "status": "retired", "releasedAt": "2023-01-01", "deprecatedAt": "2024-01-01T00:00:00Z",
              "sunsetAt": "2025-01-01T00:00:00Z", "retiredAt": "2025-01-02T00:00:00Z", "successor": "v4",
            """# + ManifestText.changes + "}",
            #"""
            { "id": "v2", "status": "deprecated", "releasedAt": "2024-01-01", "deprecatedAt": "2026-01-01T00:00:00Z",
              "sunsetAt": "2026-12-01T00:00:00Z", "successor": "v4", "set": { "catalog": true },
            """# + ManifestText.changes(naming: "catalog") + "}",
            #"{ "id": "v3", "status": "supported", "releasedAt": "2025-01-01", "set": { "size": 7 }, "# + ManifestText.changes + "}",
            #"{ "id": "v4", "status": "current", "releasedAt": "2026-01-01", "# + ManifestText.changes + "}",
            #"{ "id": "v5", "status": "beta", "releasedAt": "2026-09-01", "set": { "mode": "b" }, "# + ManifestText.changes + "}",
        ]
        let text = ManifestText.make(flags: flags.joined(separator: ",\n"), versions: versions.joined(separator: ",\n"))
        do {
            return try ManifestText.parse(text)
        } catch {
            preconditionFailure("\(error)")
        }
    }()

    private static func feature(_ name: String, _ members: String) -> String {
        ManifestText.feature(name, members)
    }

    /// The instant that is written like this.
    static func instant(_ text: String) -> Timestamp {
        guard let instant = Timestamp(text) else { preconditionFailure("`\(text)` is no instant") }
        return instant
    }

    /// The versions that are written like this.
    static func selector(_ text: String) -> VersionSelector {
        guard let selector = VersionSelector(text) else { preconditionFailure("`\(text)` selects no versions") }
        return selector
    }

    static let provenance = Provenance(reason: "a reason for tests", createdBy: "ops")

    static func override(
        _ id: String, _ flag: String, _ versions: String = "*", _ action: FeatureOverride.Action, from: String? = nil, to: String? = nil
    ) -> FeatureOverride {
        FeatureOverride(
            id: id, flag: flag, versions: selector(versions), action: action,
            schedule: Schedule(startsAt: from.flatMap { Timestamp($0) }, endsAt: to.flatMap { Timestamp($0) }), provenance: provenance)
    }

    static func document(
        _ features: FeatureOverride..., segments: [String: [Condition]] = [:], lifecycle: [LifecycleOverride] = []
    ) -> Overrides {
        Overrides(service: manifest.service, segments: segments, features: features, lifecycle: lifecycle)
    }

    static func snapshot(
        _ overrides: Overrides, at instant: Timestamp = now, lastGood: OverlaySnapshot? = nil
    ) throws -> OverlaySnapshot {
        try OverlaySnapshot(
            manifest: manifest, catalogue: manifest.catalogue, stored: StoredOverrides(overrides), revision: 1, at: instant,
            lastGood: lastGood)
    }

    /// The value of a feature as text, or `?`.
    static func value(
        _ snapshot: OverlaySnapshot, _ flag: String, _ version: Int, _ context: EvaluationContext = EvaluationContext()
    ) -> String {
        snapshot.features(of: APIVersion(number: version), for: context)?.value(named: flag)?.description ?? "?"
    }
}
