import NIOCore

/// JSON for files and terminals, which people read and compare line by line.
enum JSONText {
    /// A text as a JSON string.
    static func quoted(_ text: String) -> String {
        var json = JSONWriter(capacity: text.utf8.count + 16)
        json.string(text)
        return String(buffer: json.buffer())
    }

    /// A value over several lines, one item a line; objects and lists that hold next to nothing stay on one.
    static func pretty(_ value: JSONLiteral, indentation: String = "") -> String {
        if isSmall(value) { return compact(value) }
        let inner = indentation + "  "
        switch value {
        case .array(let values):
            let lines = values.map { inner + pretty($0, indentation: inner) }
            return "[\n" + lines.joined(separator: ",\n") + "\n\(indentation)]"
        case .object(let members):
            let lines = members.map { "\(inner)\(quoted($0.name)): \(pretty($0.value, indentation: inner))" }
            return "{\n" + lines.joined(separator: ",\n") + "\n\(indentation)}"
        default: return compact(value)
        }
    }

    private static func compact(_ value: JSONLiteral) -> String {
        switch value {
        case .string(let text): quoted(text)
        case .integer(let number): String(number)
        case .bool(let value): String(value)
        case .array(let values): "[" + values.map(compact).joined(separator: ", ") + "]"
        case .object(let members) where members.isEmpty: "{}"
        case .object(let members): "{ " + members.map { "\(quoted($0.name)): \(compact($0.value))" }.joined(separator: ", ") + " }"
        }
    }

    /// Whether a value is a scalar, a list of at most one scalar, or an object of nothing but those.
    private static func isSmall(_ value: JSONLiteral) -> Bool {
        switch value {
        case .string, .integer, .bool: true
        case .array(let values): values.isEmpty || values.count == 1 && isScalar(values[0])
        case .object(let members):
            members.allSatisfy { member in
                if case .object = member.value { return false }
                return isSmall(member.value)
            }
        }
    }

    private static func isScalar(_ value: JSONLiteral) -> Bool {
        switch value {
        case .string, .integer, .bool: true
        case .array, .object: false
        }
    }
}
