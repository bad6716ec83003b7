import Foundation
import TestSupport
import Testing
import VersionService

@testable import Platform

private typealias Make = FollowerFixture

@Suite("Following a store of overrides", .timeLimit(.minutes(1))) struct OverrideFollowerTests {
    private let fixture: FollowerFixture
    private var store: ScriptedFlagStore { fixture.store }

    init() throws {
        fixture = try FollowerFixture()
    }

    private func running(_ follower: OverrideFollower<Int>, _ body: () async throws -> Void) async rethrows {
        let task = Task { try await follower.run() }
        defer { task.cancel() }
        try await body()
    }

    @Test("puts the head in force at the start, and each newer one by a hint or by the next poll")
    func converges() async throws {
        store.put(Make.revision(4, size: 7))
        let follower = fixture.follower { $0.pollInterval = .seconds(600) }
        await follower.start()
        #expect(fixture.size == 7)
        #expect(follower.state.current.source == .store && follower.state.current.revision == 4)
        #expect(follower.state.current.reasons.isEmpty)
        await running(follower) {
            #expect(await Make.eventually { store.followerCount == 1 })
            store.put(Make.revision(5, size: 8))
            store.announce(5)
            #expect(await Make.eventually { fixture.size == 8 })
            store.endStreams()
            #expect(await Make.eventually { store.followerCount == 2 })
            store.put(Make.revision(6, size: 9))
            store.announce(6)
            #expect(await Make.eventually { fixture.size == 9 })
        }
        await running(fixture.follower()) {
            store.put(Make.revision(7, size: 3))
            #expect(await Make.eventually { fixture.size == 3 })
        }
    }

    @Test("an empty store leaves the manifest alone, and counts as heard")
    func empty() async throws {
        let follower = fixture.follower { $0.startup = .store }
        #expect(!follower.state.current.isReady)
        await follower.start()
        #expect(fixture.size == 5 && follower.state.current.isReady)
        #expect(follower.state.current.source == .store && follower.state.current.revision == nil)
        #expect(!FileManager.default.fileExists(atPath: fixture.path))
    }

    @Test("a store that dies leaves what is in force, is asked again, and is caught up with when it is back")
    func storeDies() async throws {
        store.put(Make.revision(1, size: 7))
        let follower = fixture.follower()
        await running(follower) {
            #expect(await Make.eventually { fixture.size == 7 })
            store.fail("the disk is gone")
            #expect(await Make.eventually { follower.state.current.reasons == ["store"] })
            fixture.clock.advance(seconds: 30)
            #expect(follower.state.current.age(at: fixture.clock.now) == 30)
            #expect(fixture.size == 7 && follower.state.current.isReady)
            store.put(Make.revision(2, size: 8))
            store.fail(nil)
            #expect(await Make.eventually { fixture.size == 8 && follower.state.current.reasons.isEmpty })
            #expect(follower.state.current.age(at: fixture.clock.now) == 0)
        }
    }

    @Test("a node that starts without the store serves what it had last, and says so")
    func lastKnownGood() async throws {
        store.put(Make.revision(3, size: 2))
        await fixture.follower().start()
        let mode = try FileManager.default.attributesOfItem(atPath: fixture.path)[.posixPermissions] as? Int
        #expect(mode == 0o600)
        store.fail("the disk is gone")
        fixture.clock.advance(seconds: 60)
        let restarted = try Make.makeService(fixture.clock)
        let follower = fixture.follower(restarted)
        await follower.start()
        #expect(restarted.table.entries.first?.responder == 2)
        let state = follower.state.current
        #expect(state.source == .lastKnownGood && state.revision == 3 && state.reasons == ["store"])
        #expect(state.age(at: fixture.clock.now) == 60)
        store.fail(nil)
        #expect(await follower.look())
        #expect(follower.state.current.source == .store)
    }

    @Test(
        "a node that starts with neither waits as long as it may, then serves what was compiled in",
        arguments: OverrideFollowing.Startup.allCases)
    func neither(startup: OverrideFollowing.Startup) async throws {
        store.fail("the disk is gone")
        let follower = fixture.follower { $0.startup = startup }
        await follower.start()
        let state = follower.state.current
        #expect(fixture.size == 5 && state.source == .compiled && state.revision == nil && state.reasons == ["store"])
        #expect(state.age(at: fixture.clock.now) == nil)
        #expect(state.isReady == (startup != .store))
        if startup == .compiled { #expect(store.questions == 1) }
        store.put(Make.revision(1, size: 7))
        store.fail(nil)
        #expect(await follower.look())
        #expect(fixture.size == 7 && follower.state.current.isReady)
    }

    @Test("a node that starts with neither asks again while it waits", arguments: [OverrideFollowing.Startup.lastKnownGood, .store])
    func patience(startup: OverrideFollowing.Startup) async throws {
        store.fail("the disk is gone")
        store.put(Make.revision(1, size: 7))
        let follower = fixture.follower { ($0.startup, $0.patience) = (startup, .seconds(600)) }
        let start = Task { await follower.start() }
        while store.questions == 0 { await Task.yield() }
        store.fail(nil)
        await start.value
        #expect(fixture.size == 7 && follower.state.current.source == .store)
        #expect(store.questions > 1)
    }

    @Test("a last known good file that is damaged, or of another service or environment, counts as absent")
    func damagedFile() async throws {
        store.put(Make.revision(3, size: 2))
        await fixture.follower().start()
        let good = try Data(contentsOf: URL(fileURLWithPath: fixture.path))
        store.fail("the disk is gone")
        var flipped = good
        flipped[good.count / 2] ^= 1
        let foreign = Make.revision(3, size: 2, service: "another-service")
        let elsewhere = Make.revision(3, size: 2, environment: "staging")
        let others = [foreign, elsewhere].map {
            Data(LastKnownGood(revision: 3, snapshot: $0.snapshot, fingerprint: "f", writtenAt: fixture.clock.now).bytes)
        }
        for (index, bad) in ([flipped, good.prefix(good.count / 2), Data(), Data(repeating: 0x7B, count: 9 << 20)] + others).enumerated() {
            try bad.write(to: URL(fileURLWithPath: fixture.path))
            let service = try Make.makeService(fixture.clock)
            let follower = fixture.follower(service) { ($0.patience, $0.environment) = (.zero, "production") }
            await follower.start()
            #expect(service.table.revision == nil && follower.state.current.source == .compiled, "\(index)")
        }
        try good.write(to: URL(fileURLWithPath: fixture.path))
        let service = try Make.makeService(fixture.clock)
        await fixture.follower(service).start()
        #expect(service.table.revision == 3)
    }
}
