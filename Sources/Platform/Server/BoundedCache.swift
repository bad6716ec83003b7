import Synchronization

/// Keeps the latest few values that were costly to make; the oldest goes when there are too many.
final class BoundedCache<Key: Hashable & Sendable, Value: Sendable>: Sendable {
    private struct State {
        var values: [Key: Value] = [:]
        /// Keys in the order they came, from `first` on; what is before has gone.
        var order: [Key] = []
        var first = 0
    }

    private let capacity: Int
    private let state = Mutex(State())

    init(capacity: Int) {
        self.capacity = capacity
    }

    /// The value for a key; nil if it is not there.
    subscript(key: Key) -> Value? {
        state.withLock { $0.values[key] }
    }

    /// The value for a key, made if it is not there.
    func value(_ key: Key, _ make: () -> Value) -> Value {
        if let known = self[key] { return known }
        let value = make()
        insert(value, for: key)
        return value
    }

    /// Keeps a value, in place of the one for the same key.
    func insert(_ value: Value, for key: Key) {
        // What goes is freed after the lock is given back: it may be large.
        var gone: Value?
        state.withLock { state in
            gone = state.values.updateValue(value, forKey: key)
            guard gone == nil else { return }
            state.order.append(key)
            guard state.values.count > capacity else { return }
            gone = state.values.removeValue(forKey: state.order[state.first])
            state.first += 1
            if state.first > capacity {
                state.order.removeFirst(state.first)
                state.first = 0
            }
        }
        withExtendedLifetime(gone) {}
    }
}
