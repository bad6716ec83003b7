extension Timestamp: CustomStringConvertible {
    /// The instant as in `2026-11-21T08:30:00Z`.
    public var iso8601: String {
        let time = timeOfDay
        return "\(day)T\(time.hour):\(time.minute):\(time.second)Z"
    }

    /// The day in UTC, as in `2026-11-21`.
    public var day: String {
        let date = civilDate
        return "\(padded(date.year, to: 4))-\(padded(date.month, to: 2))-\(padded(date.day, to: 2))"
    }

    /// The instant as HTTP header fields write it, as in `Sat, 21 Nov 2026 08:30:00 GMT` (IMF-fixdate, RFC 9110 section 5.6.7).
    public var httpDate: String {
        let date = civilDate
        let time = timeOfDay
        let day = "\(Self.weekdays[date.weekday]), \(padded(date.day, to: 2)) \(Self.months[date.month - 1]) \(padded(date.year, to: 4))"
        return "\(day) \(time.hour):\(time.minute):\(time.second) GMT"
    }

    public var description: String { iso8601 }

    private static let weekdays = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]

    private var civilDate: CivilDate {
        // Rounded towards the past, so that instants before 1970 fall on the right day.
        let days = secondsSinceEpoch / Int64(Self.secondsPerDay) - (secondsOfDay > 0 && secondsSinceEpoch < 0 ? 1 : 0)
        return CivilDate(daysSinceEpoch: Int(days))
    }

    private var secondsOfDay: Int {
        let remainder = Int(secondsSinceEpoch % Int64(Self.secondsPerDay))
        return remainder < 0 ? remainder + Self.secondsPerDay : remainder
    }

    private var timeOfDay: (hour: String, minute: String, second: String) {
        let seconds = secondsOfDay
        return (padded(seconds / 3600, to: 2), padded(seconds / 60 % 60, to: 2), padded(seconds % 60, to: 2))
    }

    private func padded(_ number: Int, to width: Int) -> String {
        let digits = String(number)
        return String(repeating: "0", count: max(0, width - digits.count)) + digits
    }
}
