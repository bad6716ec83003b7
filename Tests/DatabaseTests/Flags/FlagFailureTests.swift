import Foundation
import GRDB
import TestSupport
import Testing
import VersionService

@testable import Database

private typealias Make = FlagFixture

@Suite("A flag store that cannot be used") struct FlagFailureTests {
    private let fixture: FlagFixture
    private var store: FlagDatabase { fixture.store }

    init() throws {
        fixture = try FlagFixture()
    }

    /// Tries a commit that has to fail, and checks that it left nothing.
    private func failure(of store: FlagDatabase, expecting number: Int) async throws -> String {
        let error = await #expect(throws: FlagStoreError.self) {
            try await store.commit(try Make.revision(["s": 1]), expecting: number, audit: Make.record("flags.set"))
        }
        guard case .unavailable(let reason) = error else { return "not unavailable: \(String(describing: error))" }
        #expect(try await self.store.head()?.number ?? 0 == number)
        return reason
    }

    @Test("because it is only read says so, and can be read")
    func readOnly() async throws {
        try await fixture.fill(upTo: 2)
        let reason = try await failure(of: try fixture.another(.readOnly), expecting: 2)
        #expect(reason.hasPrefix("\(fixture.path): cannot be written (attempt to write a readonly database); check the owner"), "\(reason)")
    }

    @Test("because the disk is full says so, and goes on once there is room")
    func full() async throws {
        try await fixture.fill(upTo: 2)
        let pages = try await store.pool.read { try Int.fetchOne($0, sql: "PRAGMA page_count") } ?? 0
        try await store.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = \(pages)") }
        var document = Overrides(service: Make.manifest.service)
        for index in 0..<50 {
            document.segments["s\(index)"] = [Condition("platform", .in, (0..<200).map { .string("some platform \($0)") })]
        }
        let large = try NewRevision(document, against: Make.manifest, author: "ann", reason: "much at once")
        let error = await #expect(throws: FlagStoreError.self) {
            try await store.commit(large, expecting: 2, audit: Make.record("flags.set"))
        }
        #expect(error == .unavailable("\(fixture.path): cannot be written (database or disk is full); make room on the disk"))
        #expect(try await store.head()?.number == 2)
        #expect(try await store.audit(after: 0, limit: 10).count == 2)
        try await store.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA max_page_count = 1000000") }
        #expect(try await store.commit(large, expecting: 2, audit: Make.record("flags.set")).number == 3)
    }

    @Test("because somebody else writes without end says so, and can be read meanwhile")
    func locked() async throws {
        try await fixture.fill(upTo: 2)
        try await store.pool.writeWithoutTransaction { try $0.execute(sql: "PRAGMA busy_timeout = 50") }
        var configuration = Configuration()
        configuration.allowsUnsafeTransactions = true
        let other = try DatabaseQueue(path: fixture.path, configuration: configuration)
        try await other.writeWithoutTransaction { try $0.execute(sql: "BEGIN IMMEDIATE") }
        let reason = try await failure(of: store, expecting: 2)
        #expect(reason == "\(fixture.path): is in use by another process (database is locked); wait for it to end or stop it")
        try await other.writeWithoutTransaction { try $0.execute(sql: "ROLLBACK") }
        try await fixture.fill(upTo: 3)
    }

    @Test("because its pages are damaged says so")
    func damaged() async throws {
        let folder = try TemporaryFolder()
        let path = "\(folder.url.path)/flags.sqlite"
        do {
            let made = try FlagDatabase(directory: folder.url.path)
            _ = try await made.commit(try Make.revision(["s": 1]), expecting: 0, audit: Make.record("flags.set"))
            try made.pool.close()
        }
        let queue = try DatabaseQueue(path: path)
        let (page, size) = try await queue.read {
            (
                try Int.fetchOne($0, sql: "SELECT rootpage FROM sqlite_schema WHERE name = 'revision'") ?? 0,
                try Int.fetchOne($0, sql: "PRAGMA page_size") ?? 0
            )
        }
        try queue.close()
        var bytes = try Data(contentsOf: URL(fileURLWithPath: path))
        bytes.replaceSubrange((page - 1) * size..<page * size, with: Data(repeating: 0xA5, count: size))
        try bytes.write(to: URL(fileURLWithPath: path))
        let store = try FlagDatabase(directory: folder.url.path)
        let error = await #expect(throws: FlagStoreError.self) { try await store.head() }
        guard case .unavailable(let reason) = error else { Issue.record("\(String(describing: error))"); return }
        #expect(reason.hasPrefix("\(path): is damaged (") && reason.contains("restore it from a backup"), "\(reason)")
    }

    @Test("because its head has no revision says so, instead of serving none")
    func headless() async throws {
        try await fixture.fill(upTo: 2)
        let other = try DatabaseQueue(path: fixture.path)
        try await other.writeWithoutTransaction {
            try $0.execute(sql: "PRAGMA foreign_keys = OFF; DROP TRIGGER revision_delete; DELETE FROM revision WHERE number = 2")
        }
        let error = await #expect(throws: FlagStoreError.self) { try await store.head() }
        #expect(error?.description.contains("revision 2, which is the head, is missing") == true, "\(String(describing: error))")
    }

    @Test("is closed to other users, with the files SQLite keeps beside it")
    func privateFiles() async throws {
        try await fixture.fill(upTo: 2)
        for name in try FileManager.default.contentsOfDirectory(atPath: fixture.folder.url.path) {
            let mode = try FileManager.default.attributesOfItem(atPath: "\(fixture.folder.url.path)/\(name)")[.posixPermissions] as? Int
            #expect(mode == 0o600, "\(name)")
        }
    }
}
