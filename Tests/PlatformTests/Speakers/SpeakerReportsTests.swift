import SonosBridge
import Testing

@testable import Platform

@Suite("What speakers tell") struct SpeakerReportsTests {
    private let store = InMemorySpeakerStore()
    private let clock = SettableClock()

    private var reports: SpeakerReports {
        SpeakerReports(store: store, trackMilliseconds: { $0 == "long" ? 600_000 : nil }, now: { [clock] in clock.now })
    }

    @Test("is kept with all it says")
    func everything() async throws {
        var report = SonosPlayReport(id: "t_1")
        report.seconds = 61
        report.container = "c_1"
        report.offsetMillis = 60_500
        report.status = "paused"
        try await reports.report(report, track: "long", LinkingFixture.listener("ann"))
        try await reports.report(SonosPlayReport(id: "t_1"), track: "short", LinkingFixture.listener("ann"))
        try await reports.reportFailure(
            track: "long", code: 7, message: String(repeating: "é", count: 5_000), LinkingFixture.listener("ann"))
        let full = SpeakerPlayReport(
            owner: .account("ann"), kind: .status, track: "long", container: "c_1", playedMilliseconds: 61_000,
            offsetMilliseconds: 60_500, status: "paused", time: clock.now)
        let bare = SpeakerPlayReport(owner: .account("ann"), kind: .progress, track: "short", time: clock.now)
        #expect(try await store.playReports(of: .account("ann")) == [bare, full])
        let failure = try #require(try await store.failureReports(of: .account("ann")).first)
        #expect(failure.code == 7 && failure.message.utf8.count < 600)
    }

    @Test("is kept for the household of somebody without an account, and for nobody without either")
    func anonymous() async throws {
        var report = SonosPlayReport(id: "t_1")
        report.offsetMillis = 60_000
        for household in ["h", nil, "", String(repeating: "x", count: 256)] {
            try await reports.report(report, track: "t", LinkingFixture.listener(nil, household: household))
            try await reports.reportFailure(track: "t", code: 1, message: "m", LinkingFixture.listener(nil, household: household))
        }
        #expect(store.contents.plays.map(\.owner) == [.household("h")])
        #expect(store.contents.failures.map(\.owner) == [.household("h")])
        #expect(store.contents.positions.isEmpty)
        #expect(try await reports.position(track: "t", LinkingFixture.listener(nil)) == nil)
    }

    @Test(
        "leads to where a track goes on: not its ends, not after it was finished or skipped",
        arguments: [
            (nil, 9_999, .clear), (nil, 10_000, .set(10_000)), ("paused", 590_000, .set(590_000)), (nil, 590_001, .clear),
            (nil, 0, .clear), (nil, -1, .keep), (nil, Int.max, .keep), (nil, nil, .keep), ("paused", nil, .keep),
            ("completed", 300_000, .clear), ("Finished", nil, .clear), ("skippedTrack", 300_000, .clear),
            ("unheardOf", 300_000, .set(300_000)),
        ] as [(String?, Int?, ResumePositionChange)])
    func rules(status: String?, offset: Int?, expected: ResumePositionChange) async throws {
        #expect(ResumePositionChange(status: status, offset: offset, trackLength: 600_000) == expected)
        var report = SonosPlayReport(id: "t_1")
        let listener = LinkingFixture.listener("ann")
        report.offsetMillis = 20_000
        try await reports.report(report, track: "long", listener)
        report.offsetMillis = offset
        report.status = status
        try await reports.report(report, track: "long", listener)
        let position = try await reports.position(track: "long", listener)
        switch expected {
        case .keep: #expect(position == 20_000)
        case .clear: #expect(position == nil)
        case .set(let milliseconds): #expect(position == milliseconds)
        }
    }

    @Test("counts near the end too where nobody knows how long the track is")
    func unknownLength() {
        #expect(ResumePositionChange(status: nil, offset: 599_999, trackLength: nil) == .set(599_999))
    }

    @Test("of impossible length is kept without it")
    func overflow() async throws {
        var report = SonosPlayReport(id: "t_1")
        report.seconds = .max
        try await reports.report(report, track: "t", LinkingFixture.listener("ann"))
        #expect(store.contents.plays.map(\.playedMilliseconds) == [nil])
    }
}
