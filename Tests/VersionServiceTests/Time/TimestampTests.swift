import Foundation
import TestSupport
import Testing

@testable import VersionService

@Suite struct TimestampTests {
    @Test("instants and days are read and written")
    func roundTrip() throws {
        let instant = try #require(Timestamp("2026-12-01T13:05:09Z"))
        #expect(instant.secondsSinceEpoch == 1_796_130_309)
        #expect(instant.iso8601 == "2026-12-01T13:05:09Z")
        #expect(instant.day == "2026-12-01")
        #expect(instant.httpDate == "Tue, 01 Dec 2026 13:05:09 GMT")
        #expect(Timestamp(day: "1970-01-01") == Timestamp(secondsSinceEpoch: 0))
        #expect(Timestamp("1994-11-06T08:49:37Z")?.httpDate == "Sun, 06 Nov 1994 08:49:37 GMT")
    }

    @Test("leap days exist in leap years only")
    func leapDays() {
        #expect(Timestamp(day: "2024-02-29")?.adding(days: 1).day == "2024-03-01")
        #expect(Timestamp(day: "2000-02-29") != nil)
        #expect(Timestamp(day: "1900-02-29") == nil)
        #expect(Timestamp(day: "2026-02-29") == nil)
        #expect(Timestamp(day: "0000-02-29") != nil)
    }

    @Test(
        "anything but the one spelling is refused",
        arguments: [
            "", "2026-12-01", "2026-12-01T13:05:09", "2026-12-01T13:05:09z", "2026-12-01t13:05:09Z", "2026-12-01T13:05:09+00:00",
            "2026-12-01T13:05:09.0Z", "2026-12-01T13:05Z", "2026-12-01 13:05:09Z", "2026-12-01T24:00:00Z", "2026-12-01T13:60:00Z",
            "2026-12-01T13:05:60Z", "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-04-31T00:00:00Z", "2026-04-00T00:00:00Z",
            "26-12-01T13:05:09Z", "2026-12-01T13:05:09Z ", " 2026-12-01T13:05:09Z", "2026-1-01T13:05:09Z", "２026-12-01T13:05:09Z",
        ]
    )
    func refused(text: String) {
        #expect(Timestamp(text) == nil)
        #expect(Timestamp(day: text) == nil || text == "2026-12-01")
    }

    @Test("days agree with Foundation's calendar from the year 0 to 9999")
    func agreesWithFoundation() throws {
        var calendar = Calendar(identifier: .iso8601)
        calendar.timeZone = .gmt
        var random = SplitMix(state: 4)
        for _ in 0..<2000 {
            // From 1600 on, where every calendar there is agrees.
            let seconds = Int64.random(in: -11_676_096_000...253_402_300_799, using: &random)
            let instant = Timestamp(secondsSinceEpoch: seconds)
            let parts = calendar.dateComponents(
                [.year, .month, .day, .hour, .minute, .second], from: Date(timeIntervalSince1970: TimeInterval(seconds))
            )
            let same = Timestamp(
                year: parts.year ?? 0, month: parts.month ?? 0, day: parts.day ?? 0,
                hour: parts.hour ?? 0, minute: parts.minute ?? 0, second: parts.second ?? 0
            )
            #expect(same == instant)
            #expect(Timestamp(instant.iso8601) == instant)
        }
    }

    @Test("the ends of time are written without harm")
    func extremes() {
        #expect(Timestamp(secondsSinceEpoch: .max).day == "9999-12-31")
        #expect(Timestamp(secondsSinceEpoch: .min).day == "0000-01-01")
        #expect(Timestamp(secondsSinceEpoch: -1).iso8601 == "1969-12-31T23:59:59Z")
        #expect(Timestamp("0000-01-01T00:00:00Z")?.iso8601 == "0000-01-01T00:00:00Z")
        #expect(Timestamp("9999-12-31T23:59:59Z")?.httpDate == "Fri, 31 Dec 9999 23:59:59 GMT")
    }

    @Test("the clock runs")
    func now() throws {
        #expect(Timestamp.now > (try #require(Timestamp(day: "2020-01-01"))))
    }

    @Test("days between instants are counted whole")
    func daysBetween() throws {
        let start = try #require(Timestamp("2026-05-01T12:00:00Z"))
        #expect(start.adding(days: 30).days(since: start) == 30)
        #expect((try #require(Timestamp("2026-05-02T11:59:59Z"))).days(since: start) == 0)
    }
}
