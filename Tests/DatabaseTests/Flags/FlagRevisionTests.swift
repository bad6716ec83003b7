import Database
import GRDB
import TestSupport
import Testing
import VersionService

private typealias Make = FlagFixture

@Suite("Revisions in a flag store") struct FlagRevisionTests {
    private let fixture: FlagFixture
    private var store: FlagDatabase { fixture.store }

    init() throws {
        fixture = try FlagFixture()
    }

    @Test("a new store has none, and says which number to expect")
    func empty() async throws {
        #expect(try await store.head() == nil)
        #expect(try await store.revisions(before: nil, limit: 5).isEmpty)
        #expect(try await store.audit(after: 0, limit: 5).isEmpty)
        await #expect(throws: FlagStoreError.notFound(1)) { try await store.revision(1) }
        await #expect(throws: FlagStoreError.conflict(current: nil)) {
            try await store.commit(try Make.revision([:]), expecting: 4, audit: Make.record("flags.set"))
        }
    }

    @Test("what was committed is there after the file was opened anew, with its audit entry")
    func survives() async throws {
        let new = try Make.revision(["a": 1], reason: "a reason with \"quotes\" and \u{1F3B5}")
        let made = try await store.commit(new, expecting: 0, audit: Make.record("flags.set"))
        #expect((made.number, made.createdAt) == (1, Make.now))
        let again = try fixture.another(.readOnly)
        #expect(try await again.head() == made)
        #expect(try await again.revision(1) == made)
        #expect(made.snapshot == new.snapshot && made.reason == new.reason && made.ticket == "INC-1")
        let entries = try await again.audit(after: 0, limit: 5)
        #expect(entries.map(\.record) == [Make.record("flags.set").recording(1)])
        #expect(AuditChain.firstBreak(in: entries) == nil)
    }

    @Test("are listed newest first, from the head or from before a number")
    func listing() async throws {
        try await fixture.fill(upTo: 7)
        #expect(try await store.revisions(before: nil, limit: 2).map(\.number) == [7, 6])
        #expect(try await store.revisions(before: 4, limit: 10).map(\.number) == [3, 2, 1])
        #expect(try await store.revisions(before: 4, limit: -1).isEmpty)
        #expect(try await store.audit(after: 5, limit: 10).map(\.sequence) == [6, 7])
    }

    @Test("of 8 writers with the same expectation one wins, the others learn the head, and nothing is lost")
    func compareAndSwap() async throws {
        let stores = [store, try fixture.another()]
        let conflicts = try await withThrowingTaskGroup(of: Int.self) { group in
            for writer in 0..<8 {
                group.addTask { try await Self.count(to: 25, as: "w\(writer)", in: stores[writer % 2]) }
            }
            return try await group.reduce(0, +)
        }
        let head = try #require(try await store.head())
        #expect(head.number == 200)
        let segments = try Overrides(parsing: head.snapshot).segments
        #expect(segments.count == 8)
        #expect(segments.values.allSatisfy { $0.first?.values == [25] }, "\(segments)")
        let log = try await store.audit(after: 0, limit: 10_000)
        #expect(AuditChain.firstBreak(in: log) == nil)
        #expect(log.filter { $0.record.outcome == .ok }.compactMap(\.record.revisionAfter) == Array(1...200))
        #expect(log.filter { $0.record.outcome == .conflict }.count == conflicts)
    }

    /// Counts up a segment of its own, and starts again from the head whenever somebody else was faster.
    private static func count(to end: Int, as writer: String, in store: FlagDatabase) async throws -> Int {
        var conflicts = 0
        var value = 1
        while value <= end {
            let head = try await store.head()
            var document = try head.map { try Overrides(parsing: $0.snapshot) } ?? Overrides(service: Make.manifest.service)
            document.segments[writer] = [Condition("age", .gte, [.number(Double(value))])]
            let new = try NewRevision(document, against: Make.manifest, author: writer, reason: "counting")
            do throws(FlagStoreError) {
                _ = try await store.commit(new, expecting: head?.number ?? 0, audit: Make.record("segments.set", by: writer))
                value += 1
            } catch {
                guard case .conflict(let current) = error else { throw error }
                #expect(current ?? 0 > head?.number ?? 0)
                conflicts += 1
                try await store.append(Make.record("segments.set", .conflict, by: writer))
            }
        }
        return conflicts
    }

    @Test("a commit that fails at its last step leaves nothing behind")
    func allOrNothing() async throws {
        try await fixture.fill(upTo: 2)
        try fixture.raw("CREATE TRIGGER broken BEFORE INSERT ON audit BEGIN SELECT RAISE(ABORT, 'no room in the log'); END")
        let error = await #expect(throws: FlagStoreError.self) {
            try await store.commit(try Make.revision(["s": 9]), expecting: 2, audit: Make.record("flags.set"))
        }
        #expect(error?.description.contains("no room in the log") == true, "\(String(describing: error))")
        #expect(try await store.head()?.number == 2)
        await #expect(throws: FlagStoreError.notFound(3)) { try await store.revision(3) }
        try fixture.raw("DROP TRIGGER broken")
        try await fixture.fill(upTo: 3)
        #expect(try await store.head()?.number == 3)
    }

    @Test(
        "nobody changes or removes what is written, and the head never goes back",
        arguments: [
            "UPDATE revision SET reason = 'another'", "DELETE FROM revision WHERE number = 1",
            "INSERT OR REPLACE INTO revision VALUES (1, 'change', x'7b7d', 'f', 'eve', 'none', NULL, NULL, 0)",
            "INSERT INTO revision VALUES (9, 'change', x'7b7d', 'f', 'eve', 'none', NULL, NULL, 0)",
            "UPDATE audit SET record = '{}'", "DELETE FROM audit", "INSERT OR REPLACE INTO audit VALUES (2, '{}', '', '')",
            "INSERT INTO audit VALUES (9, '{}', '', '')", "UPDATE head SET revision = 2", "UPDATE head SET revision = NULL",
            "UPDATE head SET revision = 4", "UPDATE head SET id = 2", "DELETE FROM head", "INSERT OR REPLACE INTO head VALUES (1, 1)",
        ])
    func appendOnly(sql: String) async throws {
        try await fixture.fill(upTo: 3)
        let before = (try await store.revisions(before: nil, limit: 10), try await store.audit(after: 0, limit: 10))
        let error = #expect(throws: DatabaseError.self) { try fixture.raw(sql) }
        #expect(error?.resultCode == .SQLITE_CONSTRAINT, "\(String(describing: error))")
        #expect(try await store.revisions(before: nil, limit: 10) == before.0)
        #expect(try await store.audit(after: 0, limit: 10) == before.1)
        #expect(try await store.head()?.number == 3)
    }

    @Test("with a text that SQLite would cut off are refused")
    func nul() async throws {
        let new = try Make.revision([:], reason: "because\u{0} of this")
        let error = await #expect(throws: FlagStoreError.self) {
            try await store.commit(new, expecting: 0, audit: Make.record("flags.set"))
        }
        #expect(error == .invalid("a text with a NUL character cannot be stored; remove it"))
    }
}
