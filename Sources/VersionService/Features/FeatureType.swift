/// The type of a feature, with the closed list of its values when it is a string.
public enum FeatureType: Hashable, Sendable {
    case boolean
    case integer
    case string(values: [String])

    /// The word that `versions.json` uses for the type.
    public var name: String {
        switch self {
        case .boolean: "boolean"
        case .integer: "integer"
        case .string: "string"
        }
    }

    /// The closed list of a string feature; empty for the other types.
    public var values: [String] {
        if case .string(let values) = self { values } else { [] }
    }

    /// The integer that stands for `literal`, or `nil` when it is not a value of this type.
    public func storedValue(of literal: FeatureLiteral) -> Int64? {
        switch (self, literal) {
        case (.boolean, .boolean(let value)): value.storedValue
        case (.integer, .integer(let value)): value.storedValue
        case (.string(let values), .string(let value)): values.firstIndex(of: value).map(Int64.init)
        default: nil
        }
    }

    /// The value that `storedValue` stands for, or `nil` when this type has none such.
    public func literal(of storedValue: Int64) -> FeatureLiteral? {
        switch self {
        case .boolean: Bool(storedValue: storedValue).map(FeatureLiteral.boolean)
        case .integer: Int(storedValue: storedValue).map(FeatureLiteral.integer)
        case .string(let values): Int(exactly: storedValue).flatMap { values.indices.contains($0) ? .string(values[$0]) : nil }
        }
    }
}

extension FeatureType: CustomStringConvertible {
    /// The type in words, as in `string (png, svg)`.
    public var description: String {
        values.isEmpty ? name : "\(name) (\(values.joined(separator: ", ")))"
    }
}
