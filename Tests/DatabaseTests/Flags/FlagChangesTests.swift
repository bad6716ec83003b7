import Database
import Foundation
import TestSupport
import Testing
import VersionService

@Suite("Changes of a flag store", .timeLimit(.minutes(1))) struct FlagChangesTests {
    private let fixture: FlagFixture

    init() throws {
        fixture = try FlagFixture()
    }

    /// Takes numbers until `wanted` is there.
    private func wait(for wanted: Int, in stream: AsyncStream<Int>) async -> Bool {
        for await number in stream where number >= wanted { return number == wanted }
        return false
    }

    @Test("are told to whoever made them, and to whoever has the file open elsewhere")
    func changes() async throws {
        let other = try fixture.another()
        let (here, there) = (fixture.store.changes(), other.changes())
        try await fixture.fill(upTo: 1)
        #expect(await wait(for: 1, in: here))
        #expect(await wait(for: 1, in: there))
        #expect(try await other.head()?.number == 1)
        _ = try await other.commit(try FlagFixture.revision([:]), expecting: 1, audit: FlagFixture.record("flags.set"))
        #expect(await wait(for: 2, in: fixture.store.changes()))
        #expect(try await fixture.store.head()?.number == 2)
    }

    @Test("are told to everybody who follows, each the newest only")
    func followers() async throws {
        let streams = (0..<3).map { _ in fixture.store.changes() }
        try await fixture.fill(upTo: 20)
        for stream in streams {
            var iterator = stream.makeAsyncIterator()
            #expect(await iterator.next() == 20)
        }
    }

    @Test("end when the store is let go")
    func end() async throws {
        let folder = try TemporaryFolder()
        func follow() throws -> AsyncStream<Int> { try FlagDatabase(directory: folder.url.path).changes() }
        let stream = try follow()
        for await number in stream { Issue.record("\(number) was told") }
    }
}
