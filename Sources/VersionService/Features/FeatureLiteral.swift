/// A value of a feature as files, commands and logs write it.
public enum FeatureLiteral: Hashable, Sendable {
    case boolean(Bool)
    case integer(Int)
    case string(String)
}

extension FeatureLiteral: CustomStringConvertible {
    /// The value without quotes, as in `true`, `20` or `svg`.
    public var description: String {
        switch self {
        case .boolean(let value): String(value)
        case .integer(let value): String(value)
        case .string(let value): value
        }
    }
}

extension FeatureLiteral: ExpressibleByBooleanLiteral, ExpressibleByIntegerLiteral, ExpressibleByStringLiteral {
    public init(booleanLiteral value: Bool) {
        self = .boolean(value)
    }

    public init(integerLiteral value: Int) {
        self = .integer(value)
    }

    public init(stringLiteral value: String) {
        self = .string(value)
    }
}
