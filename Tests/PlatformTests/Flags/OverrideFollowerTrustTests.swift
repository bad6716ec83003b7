import Foundation
import TestSupport
import Testing
import VersionService

@testable import Platform

private typealias Make = FollowerFixture

@Suite("What a node does not take from a store", .timeLimit(.minutes(1))) struct OverrideFollowerTrustTests {
    private let fixture: FollowerFixture
    private var store: ScriptedFlagStore { fixture.store }

    init() throws {
        fixture = try FollowerFixture()
    }

    @Test("an older head is an alarm, after a restart too, and is put in force when somebody accepts it")
    func olderHead() async throws {
        store.put(Make.revision(2, size: 1))
        store.put(Make.revision(3, size: 7))
        await fixture.follower().start()
        store.put(Make.revision(2, size: 1))
        let service = try Make.makeService(fixture.clock)
        let follower = fixture.follower(service)
        await follower.start()
        #expect(service.table.revision == 3 && follower.state.current.source == .lastKnownGood)
        #expect(follower.state.current.alarm == .olderHead(2, serving: 3) && follower.state.current.reasons == ["head"])
        #expect(try await follower.acceptHead() == 2)
        #expect(service.table.entries.first?.responder == 1)
        #expect(follower.state.current.alarm == nil && follower.state.current.source == .store)
        let kept = try LastKnownGood(reading: Array(Data(contentsOf: URL(fileURLWithPath: fixture.path))), service: "test-service")
        #expect(kept.revision == 2)
    }

    @Test("a store that begins anew is an alarm until it is accepted, whatever number it reaches")
    func foreignHistory() async throws {
        store.put(Make.revision(3, size: 7))
        let follower = fixture.follower()
        await follower.start()
        store.forget()
        await follower.look()
        #expect(follower.state.current.alarm == .olderHead(nil, serving: 3))
        store.put(Make.revision(3, size: 2))
        await follower.look()
        #expect(follower.state.current.alarm == .differentHead(3))
        store.put(Make.revision(4, size: 3))
        await follower.look()
        #expect(follower.state.current.alarm == .foreignHistory(head: 4, serving: 3))
        #expect(fixture.size == 7)
        store.forget()
        #expect(try await follower.acceptHead() == nil)
        #expect(fixture.size == 5 && fixture.service.table.revision == nil)
        #expect(!FileManager.default.fileExists(atPath: fixture.path))
        store.put(Make.revision(1, size: 4))
        await follower.look()
        #expect(fixture.size == 4)
    }

    @Test("a store that was only behind for a while is followed again")
    func back() async throws {
        store.put(Make.revision(2, size: 1))
        store.put(Make.revision(3, size: 7))
        let follower = fixture.follower()
        await follower.start()
        store.put(Make.revision(2, size: 1))
        await follower.look()
        #expect(follower.state.current.alarm != nil)
        store.put(Make.revision(4, size: 8))
        await follower.look()
        #expect(fixture.size == 8 && follower.state.current.alarm == nil)
    }

    @Test("a bad value keeps that feature as it was, and everything else is in force")
    func badValue() async throws {
        store.put(Make.revision(1, size: 7, mode: "b"))
        let follower = fixture.follower()
        await follower.start()
        store.put(Make.revision(2, size: 8, mode: "nonsense"))
        await follower.look()
        #expect(fixture.size == 8 && follower.state.current.revision == 2)
        #expect(follower.state.current.reasons == ["badValue(mode)"])
        #expect(fixture.service.table.entries.first?.features.value(named: "mode") == .string("b"))
    }

    @Test(
        "a revision that makes no sense, or is another service's or environment's, is refused once",
        arguments: [
            FollowerFixture.revision(2, Array("{".utf8)), FollowerFixture.revision(2, []),
            FollowerFixture.revision(2, [UInt8](repeating: 0x5B, count: 2 << 20)),
            FollowerFixture.revision(2, size: 1, service: "another-service"),
            FollowerFixture.revision(2, size: 1, environment: "staging"),
        ])
    func refused(bad: Revision) async throws {
        store.put(Make.revision(1, size: 7))
        let follower = fixture.follower { $0.environment = "production" }
        await follower.start()
        let kept = try Data(contentsOf: URL(fileURLWithPath: fixture.path))
        store.put(bad)
        for _ in 0..<3 { await follower.look() }
        #expect(fixture.size == 7 && fixture.service.table.revision == 1)
        #expect(follower.state.current.refusal?.revision == 2 && follower.state.current.reasons == ["refused"])
        #expect(try Data(contentsOf: URL(fileURLWithPath: fixture.path)) == kept)
        store.put(Make.revision(3, size: 8))
        await follower.look()
        #expect(fixture.size == 8 && follower.state.current.reasons.isEmpty)
    }

    @Test("a file that cannot be written is said, and written when it can be")
    func fileFailure() async throws {
        try FileManager.default.createDirectory(atPath: fixture.path + "/full", withIntermediateDirectories: true)
        store.put(Make.revision(1, size: 7))
        let follower = fixture.follower()
        await follower.start()
        #expect(fixture.size == 7 && follower.state.current.reasons == ["lkg-not-written"])
        try FileManager.default.removeItem(atPath: fixture.path)
        await follower.look()
        #expect(follower.state.current.reasons.isEmpty)
        #expect(try FileManager.default.contentsOfDirectory(atPath: fixture.folder.url.path) == ["flags-lkg.json"])
    }

    @Test("attempts are 0.1 s apart at first, 5 s at most, and never all at the same moment")
    func retryDelay() {
        var generator = SplitMix(state: 7)
        var delay = RetryDelay()
        let delays = (0..<20).map { _ in delay.next(using: &generator) }
        for (index, delay) in delays.enumerated() {
            let full = min(0.1 * Double(1 << index), 5)
            #expect(delay >= .seconds(full * 0.499) && delay <= .seconds(full * 1.001), "\(index): \(delay)")
        }
        #expect(Set(delays).count == 20)
        delay.reset()
        #expect(delay.next(using: &generator) <= .milliseconds(101))
    }
}
