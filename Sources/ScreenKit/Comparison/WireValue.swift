import VersionService

/// A value of an answer as a client parses it: everything JSON can say, whatever the encoder meant to write.
///
/// Contracts and comparisons work on the bytes that are sent and not on the model they were written from, so that a member
/// nobody thought of is seen too.
indirect enum WireValue: Hashable, Sendable {
    case null
    case boolean(Bool)
    /// A number as it is written.
    case number(JSONNumber)
    case string(String)
    case array([WireValue])
    case object([Member])

    /// A name and its value.
    struct Member: Hashable, Sendable {
        let name: String
        let value: WireValue
    }

    /// How large an answer may be, and how deep: more than any screen, less than what exhausts a stack.
    private static let limits = JSONLimits(size: 32 << 20, depth: 200)

    /// Parses an answer.
    ///
    /// - Throws: ``JSONSyntaxError`` for what is not JSON.
    init(parsing bytes: [UInt8]) throws(JSONSyntaxError) {
        self.init(try JSONDocument(parsing: bytes, limits: Self.limits).root)
    }

    init(_ node: JSONNode) {
        self =
            switch node.value {
            case .null: .null
            case .boolean(let value): .boolean(value)
            case .number(let number): .number(number)
            case .string(let text): .string(text)
            case .array(let nodes): .array(nodes.map { WireValue($0) })
            case .object(let object): .object(object.members.map { Member(name: $0.name, value: WireValue($0.value)) })
            }
    }

    /// The member of an object; nil for anything else.
    subscript(name: String) -> WireValue? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The text of a string; nil for anything else.
    var text: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The elements of an array; empty for anything else.
    var elements: [WireValue] {
        if case .array(let elements) = self { elements } else { [] }
    }

    /// An object without some of its members.
    func without(_ names: Set<String>) -> WireValue {
        guard case .object(let members) = self else { return self }
        return .object(members.filter { !names.contains($0.name) })
    }
}

extension WireValue: CustomStringConvertible {
    /// The value as JSON without white space.
    var description: String {
        switch self {
        case .null: "null"
        case .boolean(let value): String(value)
        case .number(let number): number.text
        case .string(let text): JSONText.quoted(text)
        case .array(let elements): "[" + elements.map(\.description).joined(separator: ",") + "]"
        case .object(let members):
            "{" + members.map { JSONText.quoted($0.name) + ":" + $0.value.description }.joined(separator: ",") + "}"
        }
    }
}
