/// A type a feature can have: `Bool`, `Int`, or a generated enumeration with a closed list of strings.
///
/// Every value is kept as one 64-bit integer, which makes a ``FeatureSet`` a flat array whatever its features are.
public protocol FeatureValue: Sendable, Hashable {
    /// Makes the value that is kept as `storedValue`.
    ///
    /// - Returns: `nil` when the type has no such value.
    init?(storedValue: Int64)

    /// The integer that stands for this value.
    var storedValue: Int64 { get }
}

extension Bool: FeatureValue {
    @inlinable
    public init?(storedValue: Int64) {
        self = storedValue != 0
    }

    @inlinable
    public var storedValue: Int64 { self ? 1 : 0 }
}

extension Int: FeatureValue {
    @inlinable
    public init?(storedValue: Int64) {
        self.init(exactly: storedValue)
    }

    @inlinable
    public var storedValue: Int64 { Int64(self) }
}
