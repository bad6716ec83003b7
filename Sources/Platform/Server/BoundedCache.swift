import Synchronization

/// Keeps the latest few values that were costly to make; the oldest goes when there are too many.
final class BoundedCache<Value: Sendable>: Sendable {
    private struct State {
        var values: [String: Value] = [:]
        /// Keys in the order they came.
        var order: [String] = []
    }

    private let capacity: Int
    private let state = Mutex(State())

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The value for a key, made if it is not there.
    func value(_ key: String, _ make: () -> Value) -> Value {
        if let known = state.withLock({ $0.values[key] }) { return known }
        let value = make()
        state.withLock { state in
            guard state.values.updateValue(value, forKey: key) == nil else { return }
            state.order.append(key)
            if state.order.count > capacity { state.values[state.order.removeFirst()] = nil }
        }
        return value
    }
}
