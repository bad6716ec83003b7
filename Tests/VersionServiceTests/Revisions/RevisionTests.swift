import TestSupport
import Testing

@testable import VersionService

@Suite struct RevisionTests {
    private func record(_ action: String, _ outcome: AuditRecord.Outcome = .ok) -> AuditRecord {
        AuditRecord(
            at: TestOverrides.now, actor: "ops@example.test", actorKind: .user, client: "platformctl/1.0", address: "::1", requestID: "r-1",
            action: action, target: "size", outcome: outcome, revisionBefore: 3,
            change: .members(["a": .array([.integer(1), .number(0.5), .null, .boolean(true)])]), reason: "because \"x\"", ticket: "INC-1")
    }

    private func entries(_ count: Int) -> [AuditEntry] {
        (1...count).reduce(into: []) { entries, number in
            entries.append(
                AuditEntry(record("action \(number)"), sequence: number, previousHash: entries.last?.hash ?? AuditEntry.origin))
        }
    }

    @Test("of many writers with the same expectation one wins, the others learn the revision, and nothing is lost")
    func compareAndSwap() async throws {
        let store = InMemoryFlagStore()
        let manifest = TestOverrides.manifest
        await withTaskGroup(of: Int.self) { group in
            for writer in 0..<8 {
                group.addTask { await Self.write(25, as: writer, to: store, manifest) }
            }
            let conflicts = await group.reduce(0, +)
            #expect(conflicts >= 0)
        }
        let head = try #require(try await store.head())
        #expect(head.number == 200)
        let stored = try Overrides(parsing: head.snapshot)
        #expect(stored.segments.count == 8)
        #expect(stored.segments.values.allSatisfy { $0.first?.values == [25] })
        let log = try await store.audit(after: 0, limit: 10_000)
        #expect(AuditChain.firstBreak(in: log) == nil)
        #expect(log.filter { $0.record.outcome == .ok }.compactMap(\.record.revisionAfter) == Array(1...200))
        #expect(try await store.revisions(before: 100, limit: 3).map(\.number) == [99, 98, 97])
        await #expect(throws: FlagStoreError.notFound(201)) { try await store.revision(201) }
        await #expect(throws: FlagStoreError.conflict(current: 200)) {
            let revision = try NewRevision(stored, against: manifest, author: "ops", reason: "too late")
            _ = try await store.commit(revision, expecting: 199, audit: record("flags.set"))
        }
    }

    /// Counts up a segment of its own, and starts again from the head whenever somebody else was faster.
    private static func write(_ count: Int, as writer: Int, to store: InMemoryFlagStore, _ manifest: VersionManifest) async -> Int {
        var conflicts = 0
        var value = 1
        while value <= count {
            do {
                let head = try await store.head()
                let present = try head.map { try Overrides(parsing: $0.snapshot) } ?? Overrides(service: manifest.service)
                let change = OverrideChange(
                    .setSegment("s\(writer)", [Condition("age", .gte, [.number(Double(value))])]), provenance: TestOverrides.provenance)
                let next = try change.proposal(for: present, manifest: manifest, at: TestOverrides.now).overrides
                let audit = AuditRecord(at: TestOverrides.now, actor: "w\(writer)", actorKind: .user, action: "segments.set")
                let revision = try NewRevision(next, against: manifest, author: "w\(writer)", reason: "counting")
                _ = try await store.commit(revision, expecting: head?.number ?? 0, audit: audit)
                value += 1
            } catch FlagStoreError.conflict {
                conflicts += 1
            } catch {
                Issue.record(error)
                return conflicts
            }
        }
        return conflicts
    }

    @Test("a revision needs an author and a reason", arguments: [("", "because"), ("  ", "because"), ("ops", "no"), ("ops", "    ")])
    func authorAndReason(author: String, reason: String) {
        #expect(throws: FlagStoreError.self) {
            try NewRevision(TestOverrides.document(), against: TestOverrides.manifest, author: author, reason: reason)
        }
    }

    @Test("a sound log is sound as a whole and in parts")
    func soundChain() throws {
        let entries = entries(20)
        #expect(AuditChain.firstBreak(in: entries) == nil)
        var chain = AuditChain()
        try chain.verify(entries[..<7])
        var later = AuditChain(count: chain.count, lastHash: chain.lastHash)
        try later.verify(entries[7...])
        #expect(later.count == 20)
        #expect(later.lastHash == entries.last?.hash)
    }

    @Test("the first entry that was tampered with is named")
    func tampering() {
        let sound = entries(10)
        var altered = sound
        var record = sound[4].record
        record.reason = "nothing to see"
        altered[4] = AuditEntry(record, sequence: 5, previousHash: sound[4].previousHash, hash: sound[4].hash)
        #expect(AuditChain.firstBreak(in: altered) == AuditChain.Break(sequence: 5, kind: .content))
        altered[4] = AuditEntry(record, sequence: 5, previousHash: sound[4].previousHash)
        #expect(AuditChain.firstBreak(in: altered) == AuditChain.Break(sequence: 6, kind: .link), "a hash made anew breaks the next link")
        var removed = sound
        removed.remove(at: 6)
        #expect(AuditChain.firstBreak(in: removed) == AuditChain.Break(sequence: 7, kind: .sequence))
        var swapped = sound
        swapped.swapAt(2, 3)
        #expect(AuditChain.firstBreak(in: swapped) == AuditChain.Break(sequence: 3, kind: .sequence))
        #expect(AuditChain.firstBreak(in: sound.dropFirst()) == AuditChain.Break(sequence: 1, kind: .sequence))
    }

    @Test("the hash is the SHA-256 of these bytes")
    func hash() {
        let entry = AuditEntry(
            AuditRecord(at: TestOverrides.now, actor: "a", actorKind: .system, action: "x"), sequence: 1, previousHash: "0")
        #expect(entry.hash == Self.expectedHash)
    }

    /// Of `{"sequence":1,"previousHash":"0","record":{"instant":"2026-09-20T12:00:00Z","actor":"a","actorKind":"system","action":"x","outcome":"ok"}}`,
    /// worked out with sha256sum.
    private static let expectedHash = "c3037a551e9237875211693effa7b01232c54f19805d66fe7513bade1b81c71b"

    @Test("a record that was kept as text is the same record")
    func recordText() {
        for outcome in [AuditRecord.Outcome.ok, .denied, .conflict, .invalid] {
            let record = record("flags.set", outcome)
            #expect(AuditRecord(reading: record.json.bytes) == record)
        }
        #expect(AuditRecord(reading: Array("{}".utf8)) == nil)
    }

    @Test("the last known good file is what was written, or it is not used")
    func lastKnownGood() throws {
        let document = TestOverrides.document(TestOverrides.override("a", "size", "*", .kill))
        let file = LastKnownGood(
            revision: 418, snapshot: document.canonicalBytes, fingerprint: TestOverrides.manifest.fingerprint, writtenAt: TestOverrides.now)
        let bytes = file.bytes
        #expect(try LastKnownGood(reading: bytes, service: "test-service") == file)
        for index in bytes.indices.dropLast() {
            var damaged = bytes
            damaged[index] ^= 1
            #expect(throws: LastKnownGoodError.self, "byte \(index)") { try LastKnownGood(reading: damaged, service: "test-service") }
        }
        for length in stride(from: 0, to: bytes.count - 2, by: 7) {
            #expect(throws: LastKnownGoodError.self) { try LastKnownGood(reading: Array(bytes.prefix(length)), service: "test-service") }
        }
        #expect(throws: LastKnownGoodError.foreign(service: "test-service", environment: nil)) {
            try LastKnownGood(reading: bytes, service: "another")
        }
        #expect(throws: LastKnownGoodError.self) { try LastKnownGood(reading: bytes, service: "test-service", environment: "staging") }
    }
}
