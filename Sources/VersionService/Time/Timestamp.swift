/// An instant, as whole seconds since 1970-01-01T00:00:00Z.
///
/// Lifecycle dates need nothing finer, and nothing but UTC: a local offset in configuration makes a lifecycle that is one hour off
/// for half of the year.
public struct Timestamp: Hashable, Sendable {
    /// The number of seconds since 1970-01-01T00:00:00Z, negative before it.
    public let secondsSinceEpoch: Int64

    /// Creates an instant from seconds since 1970-01-01T00:00:00Z.
    public init(secondsSinceEpoch: Int64) {
        self.secondsSinceEpoch = secondsSinceEpoch
    }

    /// Creates the instant of a date and time in UTC.
    ///
    /// - Returns: `nil` when there is no such day or time, as on 30 February or at 24:00.
    public init?(year: Int, month: Int, day: Int, hour: Int = 0, minute: Int = 0, second: Int = 0) {
        guard
            let date = CivilDate(year: year, month: month, day: day),
            (0...23).contains(hour), (0...59).contains(minute), (0...59).contains(second)
        else { return nil }
        secondsSinceEpoch = Int64(date.daysSinceEpoch * Self.secondsPerDay + hour * 3600 + minute * 60 + second)
    }

    /// The instant that many days later, or earlier when `days` is negative.
    public func adding(days: Int) -> Timestamp {
        Timestamp(secondsSinceEpoch: secondsSinceEpoch + Int64(days * Self.secondsPerDay))
    }

    /// The number of whole days from `earlier` to this instant.
    public func days(since earlier: Timestamp) -> Int {
        Int(secondsSinceEpoch - earlier.secondsSinceEpoch) / Self.secondsPerDay
    }

    static let secondsPerDay = 86_400
}

extension Timestamp: Comparable {
    public static func < (left: Timestamp, right: Timestamp) -> Bool {
        left.secondsSinceEpoch < right.secondsSinceEpoch
    }
}
