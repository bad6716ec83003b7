/// What one of a screen's queries came to.
///
/// A section whose query failed becomes an error section in an otherwise good screen; a query for a section
/// that nobody asked for is not made.
public enum Loaded<Value: Sendable>: Sendable {
    case value(Value)
    case failed
    case skipped

    /// The value, where there is one.
    public var value: Value? {
        if case .value(let value) = self { value } else { nil }
    }
}
