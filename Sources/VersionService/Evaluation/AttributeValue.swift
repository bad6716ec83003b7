/// A value of an attribute, and what such a value is compared with.
public enum AttributeValue: Hashable, Sendable {
    case string(String)
    case number(Double)
    case boolean(Bool)
}

extension AttributeValue: CustomStringConvertible {
    /// The value without quotes.
    public var description: String {
        switch self {
        case .string(let text): text
        case .number(let number): String(decoding: JSONElement.number(number).bytes, as: UTF8.self)
        case .boolean(let value): String(value)
        }
    }
}

extension AttributeValue: ExpressibleByStringLiteral, ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    public init(stringLiteral value: String) {
        self = .string(value)
    }

    public init(floatLiteral value: Double) {
        self = .number(value)
    }

    public init(integerLiteral value: Int) {
        self = .number(Double(value))
    }

    public init(booleanLiteral value: Bool) {
        self = .boolean(value)
    }
}
