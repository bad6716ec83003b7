import Database
import TestSupport
import Testing
import VersionService

private typealias Make = FlagFixture

@Suite("The audit log of a flag store") struct FlagAuditTests {
    private let fixture: FlagFixture
    private var store: FlagDatabase { fixture.store }

    init() throws {
        fixture = try FlagFixture()
    }

    private func fill() async throws {
        for number in 0..<3 {
            try await fixture.fill(upTo: number + 1)
            try await store.append(Make.record("flags.kill", .denied))
        }
    }

    @Test("holds commits and refusals in one chain, which can be verified in parts")
    func chain() async throws {
        try await fill()
        var chain = AuditChain()
        try chain.verify(try await store.audit(after: 0, limit: 4))
        try chain.verify(try await store.audit(after: 4, limit: 4))
        #expect(chain.count == 6)
        let outcomes = try await store.audit(after: 0, limit: 10).map(\.record.outcome)
        #expect(outcomes == [.ok, .denied, .ok, .denied, .ok, .denied])
    }

    @Test(
        "altered by somebody who gets past the triggers shows where",
        arguments: [
            ("UPDATE audit SET record = replace(record, '\"ann\"', '\"bob\"') WHERE sequence = 2", 2, AuditChain.Break.Kind.content),
            ("DELETE FROM audit WHERE sequence = 3", 3, .sequence),
            ("UPDATE audit SET hash = previous_hash WHERE sequence = 4", 4, .content),
            ("UPDATE audit SET previous_hash = hash WHERE sequence = 5", 5, .link),
            ("UPDATE audit SET sequence = 99 WHERE sequence = 1", 1, .sequence),
        ])
    func tampering(sql: String, sequence: Int, kind: AuditChain.Break.Kind) async throws {
        try await fill()
        try fixture.raw("DROP TRIGGER audit_update; DROP TRIGGER audit_delete; DROP TRIGGER audit_insert; \(sql)")
        let found = AuditChain.firstBreak(in: try await store.audit(after: 0, limit: 100))
        #expect(found?.sequence == sequence && found?.kind == kind, "\(String(describing: found))")
    }

    @Test("with an entry that is none any more says which one")
    func unreadable() async throws {
        try await fill()
        try fixture.raw("DROP TRIGGER audit_update; UPDATE audit SET record = 'gone' WHERE sequence = 4")
        let error = await #expect(throws: FlagStoreError.self) { try await store.audit(after: 0, limit: 100) }
        #expect(error?.description.contains("entry 4 of the audit log was altered") == true, "\(String(describing: error))")
    }

    @Test("takes nothing that could not be read from it again")
    func tooLarge() async throws {
        var record = Make.record("flags.set")
        record.change = .string(String(repeating: "x", count: 5 << 20))
        let error = await #expect(throws: FlagStoreError.self) { try await store.append(record) }
        guard case .invalid = error else { return #expect(Bool(false), "\(String(describing: error))") }
        record.change = (0..<100).reduce(JSONElement.null) { element, _ in .array([element]) }
        await #expect(throws: FlagStoreError.self) {
            try await store.commit(try Make.revision([:]), expecting: 0, audit: record)
        }
        #expect(try await store.head() == nil)
        #expect(try await store.audit(after: 0, limit: 1).isEmpty)
    }
}
