import Database
import GRDB
import SonosBridge
import Testing
import VersionService

@testable import Database

@Suite("Links and tokens in the store") struct SpeakerTokenTests {
    private typealias Fixture = SpeakerFixture

    @Test("a token leads to others of its link, and stays")
    func refresh() async throws {
        let fixture = try Fixture()
        try await fixture.link(1)
        #expect(try await fixture.store.insertToken(Fixture.token(2), after: Fixture.hash(1), at: Fixture.start))
        #expect(try await fixture.store.insertToken(Fixture.token(3), after: Fixture.hash(1), at: Fixture.start))
        #expect(try await fixture.store.insertToken(Fixture.token(4), after: Fixture.hash(2), at: Fixture.start))
        #expect(try await fixture.tokens(among: 1...4) == [1, 2, 3, 4])
        #expect(try await fixture.store.token(hash: Fixture.hash(4))?.link.id == "link-1")
    }

    @Test("a player that never keeps what it is given does not log the others out")
    func forgetfulPlayer() async throws {
        let fixture = try Fixture { $0.tokensPerLink = 4 }
        try await fixture.link(1)
        for number in 2...50 {
            #expect(try await fixture.store.insertToken(Fixture.token(number), after: Fixture.hash(1), at: Fixture.start))
        }
        #expect(try await fixture.tokens(among: 1...50) == [1, 47, 48, 49, 50])
    }

    @Test("a token that is unknown, expired or of a link that is gone leads to none")
    func refreshRefused() async throws {
        let fixture = try Fixture()
        try await fixture.link(1, expires: 100)
        #expect(try await !fixture.store.insertToken(Fixture.token(2), after: Fixture.hash(9), at: Fixture.start))
        #expect(try await !fixture.store.insertToken(Fixture.token(2), after: Fixture.hash(1), at: Fixture.time(100)))
        #expect(try await fixture.store.removeLink(id: "link-1", ofAccount: "ann"))
        #expect(try await !fixture.store.insertToken(Fixture.token(2), after: Fixture.hash(1), at: Fixture.start))
        #expect(try await fixture.tokens(among: 1...2).isEmpty)
    }

    @Test("a link keeps its newest tokens only")
    func tokensPerLink() async throws {
        let fixture = try Fixture { $0.tokensPerLink = 4 }
        try await fixture.link(1)
        try await fixture.link(100, account: "ben")
        for number in 2...10 {
            #expect(try await fixture.store.insertToken(Fixture.token(number), after: Fixture.hash(number - 1), at: Fixture.start))
        }
        #expect(try await fixture.tokens(among: 1...100) == [7, 8, 9, 10, 100])
    }

    @Test("account and household have one link: another one replaces it")
    func replaced() async throws {
        let fixture = try Fixture()
        try await fixture.link(1)
        try await fixture.link(2, account: "ben")
        try await fixture.link(3, household: "Sonos_b")
        _ = try await fixture.store.insertToken(Fixture.token(4), after: Fixture.hash(1), at: Fixture.start)
        try await fixture.link(5)
        #expect(try await fixture.store.links(ofAccount: "ann").map(\.id).sorted() == ["link-3", "link-5"])
        #expect(try await fixture.tokens(among: 1...5) == [2, 3, 5])
    }

    @Test("an account keeps the links it used last")
    func linksPerAccount() async throws {
        let fixture = try Fixture { $0.linksPerAccount = 3 }
        for number in 1...3 { try await fixture.link(number, household: "Sonos_\(number)", at: Fixture.time(Int64(number))) }
        try await fixture.store.markLinkUsed(id: "link-1", at: Fixture.time(200_000))
        try await fixture.link(4, household: "Sonos_4", at: Fixture.time(5))
        #expect(try await fixture.store.links(ofAccount: "ann").map(\.id) == ["link-1", "link-4", "link-3"])
        #expect(try await fixture.tokens(among: 1...4) == [1, 3, 4])
    }

    @Test("a link is removed by its account alone, and all its tokens with it")
    func removal() async throws {
        let fixture = try Fixture()
        try await fixture.link(1)
        try await fixture.link(2, household: "Sonos_b")
        _ = try await fixture.store.insertToken(Fixture.token(3), after: Fixture.hash(1), at: Fixture.start)
        #expect(try await !fixture.store.removeLink(id: "link-1", ofAccount: "ben"))
        #expect(try await fixture.tokens(among: 1...3) == [1, 2, 3])
        #expect(try await fixture.store.removeLink(id: "link-1", ofAccount: "ann"))
        #expect(try await !fixture.store.removeLink(id: "link-1", ofAccount: "ann"))
        #expect(try await fixture.tokens(among: 1...3) == [2])
    }

    @Test("use is noted once a day")
    func lastUse() async throws {
        let fixture = try Fixture()
        try await fixture.link(1)
        for (seconds, expected) in [(Int64(1), Int64(0)), (86_399, 0), (86_400, 86_400), (90_000, 86_400), (172_800, 172_800)] {
            try await fixture.store.markLinkUsed(id: "link-1", at: Fixture.time(seconds))
            let link = try #require(try await fixture.store.links(ofAccount: "ann").first)
            #expect(link.lastUsedAt == Fixture.time(expected), "after \(seconds) s")
        }
    }

    @Test("what has expired is removed, and links without a token")
    func expiry() async throws {
        let fixture = try Fixture()
        try await fixture.link(1, expires: 100)
        try await fixture.link(2, household: "Sonos_b", expires: 101)
        _ = try await fixture.store.insertToken(Fixture.token(3, expires: 99), after: Fixture.hash(2), at: Fixture.start)
        try await fixture.store.removeExpired(at: Fixture.time(100))
        #expect(try await fixture.tokens(among: 1...3) == [2])
        #expect(try await fixture.store.links(ofAccount: "ann").map(\.id) == ["link-2"])
    }

    @Test("everything of an account goes at once, and nothing of another")
    func removeAll() async throws {
        let fixture = try Fixture()
        let store = fixture.store
        for (number, account) in [(1, "ann"), (2, "ben")] {
            try await fixture.link(number, account: account, household: "Sonos_\(account)")
            try await store.insertLinkCode(Fixture.code(number + 10), at: Fixture.start)
            _ = try await store.completeLinkCode(hash: Fixture.hash(number + 10), account: account, at: Fixture.start)
            let report = SpeakerPlayReport(owner: .account(account), kind: .progress, track: "t", time: Fixture.start)
            try await store.insertPlayReport(report, resuming: .set(20_000))
            try await store.insertFailureReport(
                SpeakerFailureReport(owner: .account(account), track: "t", code: 1, message: "", time: Fixture.start))
        }
        try await store.removeAll(ofAccount: "ann")
        #expect(try await fixture.tokens(among: 1...2) == [2])
        #expect(try await fixture.codes(among: 11...12) == [12])
        for (account, count) in [("ann", 0), ("ben", 1)] {
            #expect(try await store.links(ofAccount: account).count == count)
            #expect(try await store.playReports(of: .account(account)).count == count)
            #expect(try await store.failureReports(of: .account(account)).count == count)
            #expect(try await store.resumePosition(track: "t", account: account) == (count == 1 ? 20_000 : nil))
        }
    }

    @Test("a token is looked up in indexes alone")
    func queryPlan() async throws {
        let fixture = try Fixture()
        let steps = try await fixture.store.read { connection in
            try Row.fetchAll(connection, sql: "EXPLAIN QUERY PLAN \(SpeakerDatabase.tokenSelection)", arguments: ["x"])
                .map { $0["detail"] as String }
        }
        #expect(steps.count == 2 && steps.allSatisfy { $0.hasPrefix("SEARCH") }, "\(steps)")
    }
}
