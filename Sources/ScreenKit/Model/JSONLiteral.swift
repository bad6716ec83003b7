/// A JSON value that is sent as it stands, with its members in declaration order.
///
/// Used for the payload of commands and for custom members; screens themselves are written from their own types.
public enum JSONLiteral: Sendable, Equatable {
    case string(String)
    case integer(Int)
    case bool(Bool)
    case array([JSONLiteral])
    case object([Member])

    /// A name and its value.
    public struct Member: Sendable, Equatable {
        public let name: String
        public let value: JSONLiteral

        public init(_ name: String, _ value: JSONLiteral) {
            self.name = name
            self.value = value
        }
    }
}

extension JSONLiteral: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, ExpressibleByBooleanLiteral {
    public init(stringLiteral value: String) { self = .string(value) }
    public init(integerLiteral value: Int) { self = .integer(value) }
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSONLiteral: ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral {
    public init(arrayLiteral elements: JSONLiteral...) { self = .array(elements) }
    public init(dictionaryLiteral elements: (String, JSONLiteral)...) {
        self = .object(elements.map { Member($0.0, $0.1) })
    }
}
