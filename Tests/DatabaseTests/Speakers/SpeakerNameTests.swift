import Database
import Foundation
import SonosBridge
import Synchronization
import TestSupport
import Testing
import VersionService

@Suite("Names of long identifiers, and the file they are in") struct SpeakerNameTests {
    private typealias Fixture = SpeakerFixture

    @Test("come back, twice as well as once")
    func roundTrip() async throws {
        let store = try Fixture().store
        try await store.insert(["l_a": "s_one", "l_b": "s_two"])
        try await store.insert(["l_b": "s_two", "l_c": "s_three"])
        #expect(try await store.payload(named: "l_a") == "s_one")
        #expect(try await store.payload(named: "l_b") == "s_two")
        #expect(try await store.payload(named: "l_c") == "s_three")
        #expect(try await store.payload(named: "l_d") == nil)
        try await store.insert([:])
    }

    @Test("unused for longest go first when there are too many")
    func bound() async throws {
        let clock = DayClock()
        let store = try Fixture({ $0.names = 40 }, now: { clock.now }).store
        for number in 1...30 { try await store.insert(["\(number)": "p"]) }
        clock.advance()
        #expect(try await store.payload(named: "1") == "p")
        try await store.insert(["2": "p"])
        for number in 31...120 {
            try await store.insert(["\(number)": "p"])
            // Reading a name of today writes nothing, so this may look at all of them.
            if number == 60 { #expect(try await names(among: 31...60, store) == Array(31...60)) }
        }
        let left = try await names(among: 1...120, store)
        #expect(left.count <= 40, "\(left)")
        #expect(left.last == 120)
        // After the first day's names, those of today go in the order they came.
        #expect(left == Array((121 - left.count)...120))
    }

    @Test("that are used stay, when others of their age go")
    func usedStay() async throws {
        let clock = DayClock()
        let store = try Fixture({ $0.names = 40 }, now: { clock.now }).store
        for number in 1...30 { try await store.insert(["\(number)": "p"]) }
        clock.advance()
        #expect(try await store.payload(named: "1") == "p")
        try await store.insert(["2": "p"])
        for number in 31...60 { try await store.insert(["\(number)": "p"]) }
        #expect(try await names(among: 1...4, store) == [1, 2])
    }

    @Test("a store opened for reading answers and refuses to change")
    func readOnly() async throws {
        let fixture = try Fixture()
        try await fixture.link(1)
        try await fixture.store.insert(["n": "p"])
        let later = Fixture.start.adding(days: 3)
        let store = try SpeakerDatabase(directory: fixture.folder.url.path, access: .readOnly, now: { later })
        try await store.checkAvailability()
        #expect(try await store.token(hash: Fixture.hash(1))?.link.account == "ann")
        // The day of the last use cannot be noted, which is no reason not to answer.
        #expect(try await store.payload(named: "n") == "p")
        await #expect(throws: (any Error).self) { try await store.removeAll(ofAccount: "ann") }
        await #expect(throws: (any Error).self) { try await store.insertLinkCode(Fixture.code(2), at: Fixture.start) }
        #expect(try await fixture.tokens(among: 1...1) == [1])
    }

    @Test("a store that is not there is not made by reading")
    func missing() throws {
        let folder = try TemporaryFolder()
        let error = #expect(throws: DatabaseOpenError.self) {
            try SpeakerDatabase(directory: folder.url.path, access: .readOnly)
        }
        #expect(error?.path.hasSuffix("/speakers.sqlite") == true, "\(String(describing: error))")
    }

    @Test("everything is there when the store is opened again, in a file for its user alone")
    func reopening() async throws {
        let fixture = try Fixture()
        try await fixture.link(1)
        try await fixture.store.insertLinkCode(Fixture.code(2), at: Fixture.start)
        try await fixture.store.insert(["n": "p"])
        let store = try SpeakerDatabase(directory: fixture.folder.url.path)
        #expect(try await store.token(hash: Fixture.hash(1))?.token == Fixture.token(1))
        #expect(try await store.linkCode(hash: Fixture.hash(2)) == Fixture.code(2))
        #expect(try await store.payload(named: "n") == "p")
        let mode = try fixture.mode(of: "speakers.sqlite")
        #expect(mode & 0o077 == 0, "mode \(String(mode, radix: 8))")
    }

    private func names(among numbers: ClosedRange<Int>, _ store: SpeakerDatabase) async throws -> [Int] {
        var found: [Int] = []
        for number in numbers where try await store.payload(named: "\(number)") != nil { found.append(number) }
        return found
    }
}

/// A clock that moves by days.
private final class DayClock: Sendable {
    private let days = Mutex(0)

    var now: Timestamp { SpeakerFixture.start.adding(days: days.withLock { $0 }) }

    func advance() {
        days.withLock { $0 += 1 }
    }
}
