import Glibc
import VersionService

/// The time of day as log records give it, to the millisecond.
struct WallClock: Hashable, Sendable {
    let timestamp: Timestamp
    let milliseconds: Int

    /// Reads the clock.
    static func now() -> WallClock {
        var time = timespec()
        clock_gettime(CLOCK_REALTIME, &time)
        return WallClock(timestamp: Timestamp(secondsSinceEpoch: Int64(time.tv_sec)), milliseconds: time.tv_nsec / 1_000_000)
    }
}

extension WallClock: CustomStringConvertible {
    /// The time in ISO 8601, UTC: `2026-05-04T09:30:00.250Z`.
    var description: String {
        let fraction = String(milliseconds)
        return "\(timestamp.iso8601.dropLast()).\(String(repeating: "0", count: 3 - fraction.utf8.count))\(fraction)Z"
    }
}
