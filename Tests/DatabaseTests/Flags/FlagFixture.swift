import Database
import Foundation
import GRDB
import TestSupport
import VersionService

/// A flag store in a folder of its own.
struct FlagFixture {
    let folder: TemporaryFolder
    let store: FlagDatabase

    static let now = Timestamp(secondsSinceEpoch: 1_800_000_000)
    var path: String { "\(folder.url.path)/flags.sqlite" }

    init() throws {
        folder = try TemporaryFolder()
        store = try FlagDatabase(directory: folder.url.path, pollInterval: .milliseconds(20), now: { Self.now })
    }

    /// The same file, opened once more, as another process would have it.
    func another(_ access: DatabaseAccess = .readWrite) throws -> FlagDatabase {
        try FlagDatabase(directory: folder.url.path, access: access, pollInterval: .milliseconds(20), now: { Self.now })
    }

    /// A connection that knows nothing of the store.
    func raw(_ sql: String) throws {
        try DatabaseQueue(path: path).write { connection in try connection.execute(sql: sql) }
    }

    static let manifest: VersionManifest = {
        let text = """
            {
              "schemaVersion": 1, "service": "test-service",
              "flags": { "plain": {
                "type": "boolean", "default": false, "kind": "ops", "owner": "team", "description": "A feature for tests." } },
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

    static func record(_ action: String, _ outcome: AuditRecord.Outcome = .ok, by actor: String = "ann") -> AuditRecord {
        AuditRecord(
            at: now, actor: actor, actorKind: .user, client: "platformctl/1.0", action: action, target: "plain", outcome: outcome,
            change: .members(["weights": .array([.integer(1), .number(0.5), .null, .boolean(true)])]), reason: "because \"x\" \u{1F3B5}")
    }

    /// A revision that leaves a number in a segment named after its writer.
    static func revision(_ segments: [String: Int], reason: String = "counting") throws -> NewRevision {
        let segments = segments.mapValues { [Condition("age", .gte, [.number(Double($0))])] }
        return try NewRevision(
            Overrides(service: manifest.service, segments: segments), against: manifest, author: "ann", reason: reason, ticket: "INC-1")
    }

    /// Makes revisions up to a number.
    func fill(upTo number: Int) async throws {
        let present = try await store.head()?.number ?? 0
        for number in present..<number {
            _ = try await store.commit(try Self.revision(["s": number]), expecting: number, audit: Self.record("flags.set"))
        }
    }
}
