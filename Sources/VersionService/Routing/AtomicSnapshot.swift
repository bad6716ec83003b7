public import Atomics

/// A value that is replaced as a whole and read without a lock.
///
/// A reader keeps what it read for as long as it needs it: replacing the value never changes what someone has in hand, and the old value
/// goes away with its last reader.
public final class AtomicSnapshot<Value: Sendable>: Sendable {
    /// Values are replaced by replacing the reference to the box they are in.
    @usableFromInline
    final class Box: AtomicReference, Sendable {
        @usableFromInline let value: Value

        @usableFromInline
        init(_ value: Value) {
            self.value = value
        }
    }

    @usableFromInline let box: ManagedAtomic<Box>

    /// Creates a snapshot of a first value.
    public init(_ value: Value) {
        box = ManagedAtomic(Box(value))
    }

    /// The value at this moment.
    @inlinable
    public var current: Value {
        box.load(ordering: .acquiring).value
    }

    /// Puts another value in the place of the current one.
    public func replace(with value: Value) {
        box.store(Box(value), ordering: .releasing)
    }
}
