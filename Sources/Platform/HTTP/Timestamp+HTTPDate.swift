package import VersionService

extension Timestamp {
    /// Reads a date in a field, in any of the three forms a recipient has to accept (RFC 9110, section 5.6.7).
    ///
    /// The weekday is not compared with the date.
    ///
    /// - Parameters:
    ///   - fieldValue: the date as it was sent.
    ///   - now: the present, which decides the century of a year written with two digits.
    /// - Returns: `nil` if the text is in none of the forms or there is no such time.
    package init?(httpDate fieldValue: String, now: Timestamp) {
        let parts = fieldValue.split { $0 == " " || $0 == "," }
        switch parts.count {
        case 6 where parts[5] == "GMT":
            self.init(day: parts[1], month: parts[2], year: parts[3], clock: parts[4])
        case 5:
            self.init(day: parts[2], month: parts[1], year: parts[4], clock: parts[3])
        case 4 where parts[3] == "GMT":
            self.init(obsoleteDate: parts[1], clock: parts[2], now: now)
        default:
            return nil
        }
    }

    /// Reads `06-Nov-94`, where a year more than 50 years ahead is in the past.
    private init?(obsoleteDate date: Substring, clock: Substring, now: Timestamp) {
        let parts = date.split(separator: "-")
        guard parts.count == 3, let year = Self.number(parts[2], digits: 2), let thisYear = Int(now.day.prefix(4)) else { return nil }
        let candidate = thisYear / 100 * 100 + year
        let century = candidate > thisYear + 50 ? candidate - 100 : candidate
        self.init(day: parts[0], month: parts[1], year: Substring(String(century)), clock: clock)
    }

    private init?(day: Substring, month: Substring, year: Substring, clock: Substring) {
        let clock = clock.split(separator: ":", omittingEmptySubsequences: false)
        guard clock.count == 3, let month = Self.monthNames.firstIndex(where: { $0 == month }),
            let year = Self.number(year, digits: 4), let day = Self.number(day, digits: day.utf8.count == 1 ? 1 : 2),
            let hour = Self.number(clock[0], digits: 2), let minute = Self.number(clock[1], digits: 2),
            let second = Self.number(clock[2], digits: 2), second <= 60
        else { return nil }
        // A leap second counts as the second before it, which is what the clocks of servers make of it.
        self.init(year: year, month: month + 1, day: day, hour: hour, minute: minute, second: min(second, 59))
    }

    private static let monthNames = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    private static func number(_ text: Substring, digits: Int) -> Int? {
        text.utf8.count == digits && text.utf8.allSatisfy(ASCII.isDigit) ? Int(text) : nil
    }
}
