/// A day of the Gregorian calendar, years 0000 to 9999.
struct CivilDate: Hashable {
    let year: Int
    let month: Int
    let day: Int

    /// Creates a day.
    ///
    /// - Returns: `nil` when the calendar has no such day.
    init?(year: Int, month: Int, day: Int) {
        guard
            (0...9999).contains(year), (1...12).contains(month),
            (1...Self.length(ofMonth: month, year: year)).contains(day)
        else { return nil }
        (self.year, self.month, self.day) = (year, month, day)
    }

    /// Creates the day that many days after 1970-01-01.
    ///
    /// Days outside of the years 0000 to 9999, which no lifecycle reaches, become the nearest day inside.
    init(daysSinceEpoch: Int) {
        let dayNumber = min(max(daysSinceEpoch + Self.daysBeforeEpoch, 0), Self.daysBefore(year: 10_000) - 1)
        // 365.2425 days is the mean year, so the estimate is off by one year at most.
        var year = dayNumber * 10_000 / 3_652_425
        while Self.daysBefore(year: year + 1) <= dayNumber { year += 1 }
        while Self.daysBefore(year: year) > dayNumber { year -= 1 }
        var remaining = dayNumber - Self.daysBefore(year: year)
        var month = 1
        while remaining >= Self.length(ofMonth: month, year: year) {
            remaining -= Self.length(ofMonth: month, year: year)
            month += 1
        }
        (self.year, self.month, day) = (year, month, remaining + 1)
    }

    /// The number of days since 1970-01-01.
    var daysSinceEpoch: Int {
        let daysBeforeMonth = (1..<month).reduce(0) { $0 + Self.length(ofMonth: $1, year: year) }
        return Self.daysBefore(year: year) + daysBeforeMonth + day - 1 - Self.daysBeforeEpoch
    }

    /// The day of the week, 0 for Sunday.
    var weekday: Int {
        // 1970-01-01 was a Thursday.
        let index = (daysSinceEpoch + 4) % 7
        return index < 0 ? index + 7 : index
    }

    private static let daysBeforeEpoch = daysBefore(year: 1970)

    /// The number of days from 0000-01-01 to the first day of `year`.
    private static func daysBefore(year: Int) -> Int {
        guard year > 0 else { return 0 }
        let last = year - 1
        // The year 0 is a leap year; it is the 1.
        return year * 365 + 1 + last / 4 - last / 100 + last / 400
    }

    private static func length(ofMonth month: Int, year: Int) -> Int {
        switch month {
        case 2: isLeap(year) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    private static func isLeap(_ year: Int) -> Bool {
        year.isMultiple(of: 4) && (!year.isMultiple(of: 100) || year.isMultiple(of: 400))
    }
}
