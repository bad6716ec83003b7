import Synchronization
import VersionService

/// A clock that stands still until it is told to move.
final class SettableClock: Sendable {
    private let seconds = Mutex<Int64>(1_800_000_000)

    var now: Timestamp {
        Timestamp(secondsSinceEpoch: seconds.withLock { $0 })
    }

    func advance(seconds amount: Int64) {
        seconds.withLock { $0 += amount }
    }
}
