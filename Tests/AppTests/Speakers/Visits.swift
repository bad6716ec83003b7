import Synchronization

/// Counts who came.
final class Visits: Sendable {
    private let number = Mutex(0)

    func add() { number.withLock { $0 += 1 } }

    var count: Int { number.withLock { $0 } }
}
