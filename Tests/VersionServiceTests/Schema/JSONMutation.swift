@testable import VersionService

/// Makes documents that differ from a given one in a single value or member.
struct JSONMutation {
    private let root: JSONNode

    init(_ text: String) throws {
        root = try JSONDocument(parsing: Array(text.utf8)).root
    }

    /// The document without a change, on one line.
    var original: String { Self.text(root) }

    /// Every document in which one value is another, or one member or element is missing, or one member is new.
    var all: [String] {
        variants(of: root).map(Self.text)
    }

    private func variants(of node: JSONNode) -> [JSONNode] {
        Self.replacements.filter { $0 != node.value }.map(Self.node) + innerVariants(of: node)
    }

    private func innerVariants(of node: JSONNode) -> [JSONNode] {
        switch node.value {
        case .array(let elements):
            return elements.indices.flatMap { index in
                let others = elements[..<index] + elements[(index + 1)...]
                let changed = variants(of: elements[index]).map { elements[..<index] + [$0] + elements[(index + 1)...] }
                return ([others, elements + elements[index...index]] + changed).map { Self.node(.array(Array($0))) }
            }
        case .object(let object):
            let extended = object.members + [Self.member("unheardOf", Self.node(.null))]
            return [Self.node(.object(Self.object(extended)))]
                + object.members.indices.flatMap { variants(of: object, changing: $0) }
        default:
            return []
        }
    }

    private func variants(of object: JSONObject, changing index: Int) -> [JSONNode] {
        let member = object.members[index]
        var changes: [[JSONObject.Member]] = [[], [Self.member("X" + member.name, member.value)]]
        changes += variants(of: member.value).map { [Self.member(member.name, $0)] }
        return changes.map { change in
            Self.node(.object(Self.object(object.members[..<index] + change + object.members[(index + 1)...])))
        }
    }

    private static let replacements: [JSONNode.Value] = [
        .null, .boolean(true), .boolean(false), .number(JSONNumber(text: "1")), .number(JSONNumber(text: "2.5")),
        .number(JSONNumber(text: "1e30")), .string(""), .string("v2"), .string("some words"), .array([]), .object(JSONObject()),
    ]

    private static func node(_ value: JSONNode.Value) -> JSONNode {
        JSONNode(value: value, position: SourcePosition())
    }

    private static func member(_ name: String, _ value: JSONNode) -> JSONObject.Member {
        JSONObject.Member(name: name, namePosition: SourcePosition(), value: value)
    }

    private static func object(_ members: some Sequence<JSONObject.Member>) -> JSONObject {
        members.reduce(into: JSONObject()) { _ = $0.add($1) }
    }

    private static func text(_ node: JSONNode) -> String {
        switch node.value {
        case .null: "null"
        case .boolean(let value): String(value)
        case .number(let number): number.text
        case .string(let value): quoted(value)
        case .array(let elements): "[\(elements.map(text).joined(separator: ","))]"
        case .object(let object): "{\(object.members.map { "\(quoted($0.name)):\(text($0.value))" }.joined(separator: ","))}"
        }
    }

    /// The texts of these documents hold nothing that would need another escape.
    private static func quoted(_ value: String) -> String {
        "\"" + value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing("\n", with: "\\n") + "\""
    }
}
