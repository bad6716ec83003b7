/// A JSON value that is to be written.
///
/// Members keep the order they are given in, so that equal values have equal bytes on every machine.
public indirect enum JSONElement: Hashable, Sendable {
    case null
    case boolean(Bool)
    case integer(Int)
    /// A finite number; one without a fraction is written like an integer where doubles are exact.
    case number(Double)
    case string(String)
    case array([JSONElement])
    case object([Member])

    /// A name with its value.
    public struct Member: Hashable, Sendable {
        /// The name.
        public let name: String
        /// The value.
        public let value: JSONElement

        /// Creates a member.
        public init(_ name: String, _ value: JSONElement) {
            self.name = name
            self.value = value
        }
    }

    /// An object of the pairs that have a value.
    public static func members(_ pairs: KeyValuePairs<String, JSONElement?>) -> JSONElement {
        .object(pairs.compactMap { pair in pair.value.map { Member(pair.key, $0) } })
    }

    /// The value of the member called `name`, or `nil` where this is not an object that has one.
    public subscript(name: String) -> JSONElement? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }
}

extension JSONElement {
    /// The value of a parsed document, without its places.
    public init(_ node: JSONNode) {
        switch node.value {
        case .null: self = .null
        case .boolean(let value): self = .boolean(value)
        case .number(let number): self = number.integer.map(JSONElement.integer) ?? .number(number.double ?? 0)
        case .string(let text): self = .string(text)
        case .array(let elements): self = .array(elements.map { JSONElement($0) })
        case .object(let object): self = .object(object.members.map { Member($0.name, JSONElement($0.value)) })
        }
    }

    /// The value of a feature.
    public init(_ literal: FeatureLiteral) {
        switch literal {
        case .boolean(let value): self = .boolean(value)
        case .integer(let value): self = .integer(value)
        case .string(let value): self = .string(value)
        }
    }
}
