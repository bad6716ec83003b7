import VersionService

/// JSON for scripts to read, indented for people to look at; members are written in the order they are given.
indirect enum JSONOutput {
    case string(String)
    case integer(Int)
    case boolean(Bool)
    case array([JSONOutput])
    case object([(name: String, value: JSONOutput)])

    init(_ literal: FeatureLiteral) {
        switch literal {
        case .boolean(let value): self = .boolean(value)
        case .integer(let value): self = .integer(value)
        case .string(let value): self = .string(value)
        }
    }

    var text: String { text(indentation: "") }

    private func text(indentation: String) -> String {
        let deeper = indentation + "  "
        switch self {
        case .string(let value): return Self.quoted(value)
        case .integer(let value): return String(value)
        case .boolean(let value): return String(value)
        case .array(let elements):
            return Self.list("[", elements.map { $0.text(indentation: deeper) }, "]", indentation)
        case .object(let members):
            return Self.list("{", members.map { "\(Self.quoted($0.name)): \($0.value.text(indentation: deeper))" }, "}", indentation)
        }
    }

    private static func list(_ opening: String, _ items: [String], _ closing: String, _ indentation: String) -> String {
        guard !items.isEmpty else { return opening + closing }
        return "\(opening)\n" + items.map { "\(indentation)  \($0)" }.joined(separator: ",\n") + "\n\(indentation)\(closing)"
    }

    private static func quoted(_ text: String) -> String {
        "\"" + text.unicodeScalars.map(escaped).joined() + "\""
    }

    private static func escaped(_ scalar: Unicode.Scalar) -> String {
        switch scalar {
        case "\"": "\\\""
        case "\\": "\\\\"
        case "\n": "\\n"
        case "\u{0}"..<"\u{20}":
            "\\u" + String(repeating: "0", count: scalar.value < 16 ? 3 : 2) + String(scalar.value, radix: 16)
        default: String(scalar)
        }
    }
}
