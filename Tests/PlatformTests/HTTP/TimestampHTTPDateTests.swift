import Testing
import VersionService

@testable import Platform

@Suite struct TimestampHTTPDateTests {
    private let now = Timestamp(secondsSinceEpoch: 1_800_000_000)  // January 2027
    private static let example: Int64 = 784_111_777

    @Test(
        "all three forms of the standard are read",
        arguments: ["Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994"])
    func forms(text: String) {
        #expect(Timestamp(httpDate: text, now: now)?.secondsSinceEpoch == Self.example)
    }

    @Test("what is sent can be read")
    func roundTrip() {
        for seconds in stride(from: Int64(0), to: 4_000_000_000, by: 12_345_678) {
            let time = Timestamp(secondsSinceEpoch: seconds)
            #expect(Timestamp(httpDate: time.httpDate, now: now) == time)
        }
    }

    @Test("a year of two digits is at most fifty years ahead")
    func century() {
        #expect(Timestamp(httpDate: "Friday, 01-Jan-77 00:00:00 GMT", now: now)?.day == "2077-01-01")
        #expect(Timestamp(httpDate: "Saturday, 01-Jan-78 00:00:00 GMT", now: now)?.day == "1978-01-01")
    }

    @Test(
        "other texts are no dates",
        arguments: [
            "", "yesterday", "Sun, 06 Nov 1994 08:49:37", "Sun, 31 Feb 1994 08:49:37 GMT", "Sun, 06 Nov 1994 24:00:00 GMT",
            "Sun, 06 Nov 1994 08:49:99 GMT", "Sun, 06 nov 1994 08:49:37 GMT", "Sun, 06 Nov 94 08:49:37 GMT", "Sun, 06 Nov 1994 8:49:37 GMT",
        ])
    func invalid(text: String) {
        #expect(Timestamp(httpDate: text, now: now) == nil)
    }
}
