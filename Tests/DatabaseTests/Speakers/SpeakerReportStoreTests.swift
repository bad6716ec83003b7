import Database
import SonosBridge
import Testing
import VersionService

@Suite("Reports in the store") struct SpeakerReportStoreTests {
    private typealias Fixture = SpeakerFixture

    private func report(_ owner: SpeakerOwner, track: String = "t") -> SpeakerPlayReport {
        SpeakerPlayReport(owner: owner, kind: .progress, track: track, time: Fixture.start)
    }

    @Test("come back as they were, the newest first")
    func roundTrip() async throws {
        let store = try Fixture().store
        let full = SpeakerPlayReport(
            owner: .account("ann"), kind: .status, track: "track/1", container: "c_x", playedMilliseconds: 61_000,
            offsetMilliseconds: 60_000, status: "paused", time: Fixture.time(5))
        try await store.insertPlayReport(full, resuming: .keep)
        try await store.insertPlayReport(report(.account("ann")), resuming: .keep)
        #expect(try await store.playReports(of: .account("ann")) == [report(.account("ann")), full])
        let failure = SpeakerFailureReport(owner: .household("h"), track: "t", code: -3, message: "é <&>", time: Fixture.time(6))
        try await store.insertFailureReport(failure)
        #expect(try await store.failureReports(of: .household("h")) == [failure])
    }

    @Test("of an account and of a household of the same name are apart")
    func owners() async throws {
        let store = try Fixture().store
        try await store.insertPlayReport(report(.account("x")), resuming: .keep)
        try await store.insertPlayReport(report(.household("x"), track: "u"), resuming: .keep)
        #expect(try await store.playReports(of: .account("x")).map(\.track) == ["t"])
        #expect(try await store.playReports(of: .household("x")).map(\.track) == ["u"])
    }

    @Test("are kept up to a number for each owner")
    func perOwner() async throws {
        let store = try Fixture { $0.reportsPerOwner = 5 }.store
        try await store.insertPlayReport(report(.account("ben")), resuming: .keep)
        for number in 1...12 {
            try await store.insertPlayReport(report(.account("ann"), track: "\(number)"), resuming: .keep)
            try await store.insertFailureReport(
                SpeakerFailureReport(owner: .account("ann"), track: "\(number)", code: 0, message: "", time: Fixture.start))
        }
        #expect(try await store.playReports(of: .account("ann")).map(\.track) == ["12", "11", "10", "9", "8"])
        #expect(try await store.failureReports(of: .account("ann")).map(\.track) == ["12", "11", "10", "9", "8"])
        #expect(try await store.playReports(of: .account("ben")).count == 1)
    }

    @Test("are kept up to a number in all, however many households there seem to be")
    func total() async throws {
        let store = try Fixture { $0.reports = 32 }.store
        for number in 1...100 { try await store.insertPlayReport(report(.household("\(number)")), resuming: .keep) }
        var left: [Int] = []
        for number in 1...100 where try await !store.playReports(of: .household("\(number)")).isEmpty { left.append(number) }
        #expect(left.count <= 32 && left.count >= 30, "\(left)")
        #expect(left.last == 100 && left.first == 101 - left.count)
    }

    @Test("set, keep and clear the place to go on from")
    func positions() async throws {
        let store = try Fixture().store
        let ann = SpeakerOwner.account("ann")
        for (change, expected) in [
            (ResumePositionChange.keep, nil), (.set(15_000), 15_000), (.keep, 15_000), (.set(20_000), 20_000), (.clear, nil),
        ] as [(ResumePositionChange, Int?)] {
            try await store.insertPlayReport(report(ann), resuming: change)
            #expect(try await store.resumePosition(track: "t", account: "ann") == expected, "after \(change)")
        }
        try await store.insertPlayReport(report(.household("ann")), resuming: .set(30_000))
        #expect(try await store.resumePosition(track: "t", account: "ann") == nil)
    }

    @Test("leave an account its newest places to go on from")
    func positionLimit() async throws {
        let store = try Fixture { $0.positionsPerAccount = 3 }.store
        // The first is reported again and so the newest but one.
        for track in ["a", "b", "c", "a", "d"] {
            try await store.insertPlayReport(report(.account("ann"), track: track), resuming: .set(20_000))
        }
        var left: [String] = []
        for track in ["a", "b", "c", "d"] where try await store.resumePosition(track: track, account: "ann") != nil { left.append(track) }
        #expect(left == ["a", "c", "d"])
    }

    @Test("with a NUL are refused whole")
    func nul() async throws {
        let store = try Fixture().store
        await #expect(throws: (any Error).self) {
            try await store.insertPlayReport(report(.account("ann"), track: "a\0b"), resuming: .set(20_000))
        }
        #expect(try await store.playReports(of: .account("ann")).isEmpty)
    }
}
