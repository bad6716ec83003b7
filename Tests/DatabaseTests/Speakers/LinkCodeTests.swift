import Database
import SonosBridge
import Testing
import VersionService

@Suite("Link codes in the store") struct LinkCodeTests {
    private typealias Fixture = SpeakerFixture

    @Test("are pending until somebody signs in, then good for one token")
    func lifecycle() async throws {
        let fixture = try Fixture()
        let store = fixture.store
        try await store.insertLinkCode(Fixture.code(1), at: Fixture.start)
        #expect(try await store.linkCode(hash: Fixture.hash(1)) == Fixture.code(1))
        #expect(try await redeem(1, store) == .pending)
        #expect(try await store.completeLinkCode(hash: Fixture.hash(1), account: "ann", at: Fixture.start))
        #expect(try await store.linkCode(hash: Fixture.hash(1))?.account == "ann")
        #expect(try await redeem(1, store) == .linked(account: "ann"))
        #expect(try await store.linkCode(hash: Fixture.hash(1)) == nil)
        #expect(try await redeem(1, store) == .failed)
        let found = try #require(try await store.token(hash: Fixture.hash(101)))
        #expect(found.token == Fixture.token(101))
        let link = SpeakerLink(
            id: "link", account: "ann", household: "Sonos_a", createdAt: Fixture.start, lastUsedAt: Fixture.start)
        #expect(found.link == link)
        #expect(try await store.links(ofAccount: "ann") == [link])
    }

    @Test("are signed in with once, and not after they have expired")
    func completion() async throws {
        let store = try Fixture().store
        try await store.insertLinkCode(Fixture.code(1), at: Fixture.start)
        #expect(try await !store.completeLinkCode(hash: Fixture.hash(2), account: "ann", at: Fixture.start))
        #expect(try await !store.completeLinkCode(hash: Fixture.hash(1), account: "ann", at: Fixture.time(600)))
        #expect(try await store.completeLinkCode(hash: Fixture.hash(1), account: "ann", at: Fixture.time(599)))
        #expect(try await !store.completeLinkCode(hash: Fixture.hash(1), account: "ben", at: Fixture.time(599)))
        #expect(try await redeem(1, store, at: Fixture.time(600)) == .failed)
        #expect(try await redeem(1, store, at: Fixture.time(599)) == .linked(account: "ann"))
    }

    @Test("are not used up by another household, another player, or an unknown code")
    func strangers() async throws {
        let store = try Fixture().store
        try await store.insertLinkCode(Fixture.code(1), at: Fixture.start)
        for isCompleted in [false, true] {
            if isCompleted { _ = try await store.completeLinkCode(hash: Fixture.hash(1), account: "ann", at: Fixture.start) }
            for household in ["Sonos_b", "Sonos", "Sonos_", "", "Sonos_ab"] {
                #expect(try await redeem(1, store, household: household) == .failed, "\(household)")
            }
            let player = SpeakerLinkClaim(hash: Fixture.hash(1), deviceHash: Fixture.hash(9), household: "Sonos_a")
            let outcome = try await store.redeemLinkCode(player, link: "x", token: Fixture.token(8), at: Fixture.start)
            #expect(outcome == .failed)
        }
        #expect(try await store.token(hash: Fixture.hash(8)) == nil)
        // The name of a household is longer for its second account.
        #expect(try await redeem(1, store, household: "Sonos_a_7d55e99") == .linked(account: "ann"))
        #expect(try await store.links(ofAccount: "ann").map(\.household) == ["Sonos_a"])
    }

    @Test("are redeemed by exactly one of many at once")
    func race() async throws {
        let fixture = try Fixture()
        let store = fixture.store
        for round in 0..<5 {
            try await store.insertLinkCode(Fixture.code(round), at: Fixture.start)
            _ = try await store.completeLinkCode(hash: Fixture.hash(round), account: "ann-\(round)", at: Fixture.start)
            let numbers = (1...8).map { 1_000 * (round + 1) + $0 }
            let outcomes = try await withThrowingTaskGroup(of: SpeakerLinkRedemption.self) { group in
                for number in numbers {
                    group.addTask {
                        try await store.redeemLinkCode(
                            Fixture.claim(round), link: "link-\(number)", token: Fixture.token(number), at: Fixture.start)
                    }
                }
                return try await group.reduce(into: []) { $0.append($1) }
            }
            #expect(outcomes.count { $0 == .linked(account: "ann-\(round)") } == 1)
            #expect(outcomes.count { $0 == .failed } == 7)
            #expect(try await fixture.tokens(among: numbers).count == 1)
        }
    }

    @Test("of one household are few: those nobody has signed in with go first, then the oldest")
    func perHousehold() async throws {
        let fixture = try Fixture { $0.codesPerHousehold = 3 }
        for number in 1...3 {
            try await fixture.store.insertLinkCode(Fixture.code(number), at: Fixture.start)
            try await fixture.store.insertLinkCode(Fixture.code(number + 10, household: "Sonos_b"), at: Fixture.start)
        }
        _ = try await fixture.store.completeLinkCode(hash: Fixture.hash(1), account: "ann", at: Fixture.start)
        for number in 4...5 { try await fixture.store.insertLinkCode(Fixture.code(number), at: Fixture.start) }
        #expect(try await fixture.codes(among: 1...13) == [1, 4, 5, 11, 12, 13])
    }

    @Test("are bounded in all, whoever asks for them")
    func bound() async throws {
        let fixture = try Fixture { $0.codes = 40 }
        for number in 1...200 {
            try await fixture.store.insertLinkCode(Fixture.code(number, household: "Sonos_\(number)"), at: Fixture.start)
            let left = try await fixture.codes(among: max(1, number - 60)...number)
            #expect(left.count <= 40, "after \(number)")
            #expect(left.count >= min(number, 38), "after \(number)")
            #expect(left.last == number)
        }
    }

    @Test("that somebody has signed in with outlast any number of others")
    func flood() async throws {
        let fixture = try Fixture { $0.codes = 40 }
        try await fixture.store.insertLinkCode(Fixture.code(1, household: "Sonos_1"), at: Fixture.start)
        #expect(try await fixture.store.completeLinkCode(hash: Fixture.hash(1), account: "ann", at: Fixture.start))
        for number in 2...300 {
            try await fixture.store.insertLinkCode(Fixture.code(number, household: "Sonos_\(number)"), at: Fixture.start)
        }
        #expect(try await fixture.codes(among: 1...1) == [1])
    }

    @Test("that have expired are gone with the next one, and with a removal")
    func expiry() async throws {
        let fixture = try Fixture()
        try await fixture.store.insertLinkCode(Fixture.code(1, expires: 10), at: Fixture.start)
        try await fixture.store.insertLinkCode(Fixture.code(2, expires: 20), at: Fixture.start)
        try await fixture.store.insertLinkCode(Fixture.code(3, expires: 30), at: Fixture.time(10))
        #expect(try await fixture.codes(among: 1...3) == [2, 3])
        try await fixture.store.removeExpired(at: Fixture.time(20))
        #expect(try await fixture.codes(among: 1...3) == [3])
    }

    private func redeem(
        _ number: Int, _ store: SpeakerDatabase, household: String = "Sonos_a", at time: Timestamp = Fixture.start
    ) async throws -> SpeakerLinkRedemption {
        try await store.redeemLinkCode(
            Fixture.claim(number, household: household), link: "link", token: Fixture.token(number + 100), at: time)
    }
}
