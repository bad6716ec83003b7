import Foundation
import Logging
import TestSupport
import VersionService

@testable import Platform

/// A node with a scripted store and a folder of its own.
struct FollowerFixture {
    let folder: TemporaryFolder
    let store = ScriptedFlagStore()
    let clock = SettableClock()
    let service: ApiVersionService<Int>

    init() throws {
        folder = try TemporaryFolder()
        service = try Self.makeService(clock)
    }

    var path: String { folder.url.appendingPathComponent("flags-lkg.json").path }

    /// The value of the feature that tests change.
    var size: Int? { service.table.entries.first?.responder }

    /// A service as a restart makes it.
    static func makeService(_ clock: SettableClock) throws -> ApiVersionService<Int> {
        try ApiVersionService(
            manifest: manifest, catalogue: manifest.catalogue, clock: { clock.now },
            makeResponder: { _, features in
                guard case .integer(let size)? = features.value(named: "size") else { return -1 }
                return size
            })
    }

    func follower(
        _ service: ApiVersionService<Int>? = nil, _ change: (inout OverrideFollowing) -> Void = { _ in }
    ) -> OverrideFollower<Int> {
        var settings = OverrideFollowing(path: path, patience: .milliseconds(300), pollInterval: .milliseconds(20))
        change(&settings)
        return OverrideFollower(
            store, service ?? self.service, settings, Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, now: { clock.now })
    }

    /// A revision with overrides of `size` and `mode`.
    static func revision(
        _ number: Int, size: Int? = nil, mode: String? = nil, service: String = "test-service", environment: String? = nil
    ) -> Revision {
        let provenance = Provenance(reason: "a reason for tests", createdBy: "ops")
        var features: [FeatureOverride] = []
        if let size {
            features.append(
                FeatureOverride(id: "a", flag: "size", versions: .all, action: .set(.integer(size)), provenance: provenance))
        }
        if let mode {
            features.append(
                FeatureOverride(id: "b", flag: "mode", versions: .all, action: .set(.string(mode)), provenance: provenance))
        }
        let document = Overrides(service: service, environment: environment, features: features)
        return revision(number, document.canonicalBytes)
    }

    static func revision(_ number: Int, _ snapshot: [UInt8]) -> Revision {
        Revision(
            number: number, kind: .change, snapshot: snapshot, baseFingerprint: manifest.fingerprint, author: "ops", reason: "tests",
            createdAt: Timestamp(secondsSinceEpoch: 1_800_000_000))
    }

    /// Waits until something is so, ten seconds at most.
    static func eventually(_ condition: () -> Bool) async -> Bool {
        for _ in 0..<2000 {
            if condition() { return true }
            try? await Task.sleep(for: .milliseconds(5))
        }
        return false
    }

    static let manifest: VersionManifest = {
        let text = """
            {
              "schemaVersion": 1, "service": "test-service",
              "flags": {
                "size": { "type": "integer", "minimum": 1, "maximum": 9, "default": 5, "kind": "ops", "owner": "team",
                  "description": "A feature for tests." },
                "mode": { "type": "string", "values": ["a", "b"], "default": "a", "kind": "ops", "owner": "team",
                  "description": "A feature for tests." }
              },
              "versions": [ { "id": "v1", "status": "current", "releasedAt": "2025-01-01",
                "changes": [{ "type": "added", "summary": "Something new for tests." }] } ]
            }
            """
        do {
            return try VersionManifest(parsing: Array(text.utf8), file: "test.json")
        } catch {
            preconditionFailure("\(error)")
        }
    }()
}
