import Synchronization

/// The names of the queries that were made.
final class QueryLog: Sendable {
    private let state = Mutex<[String]>([])

    func add(_ name: String) {
        state.withLock { $0.append(name) }
    }

    var names: [String] { state.withLock { $0 } }
}
