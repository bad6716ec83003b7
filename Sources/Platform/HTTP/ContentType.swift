/// A media type with its parameters, as in the `Content-Type` field (RFC 9110, section 8.3).
package struct ContentType: Sendable {
    /// The part before the slash, in lower case.
    package let type: String

    /// The part after the slash, in lower case.
    package let subtype: String

    /// The parameters in the order they were written, their names in lower case.
    package let parameters: [(name: String, value: String)]

    /// A media type with more parameters than this is refused.
    static let maximumParameters = 8

    package init(_ type: String, _ subtype: String, parameters: [(name: String, value: String)] = []) {
        self.type = ASCII.lowercased(type)
        self.subtype = ASCII.lowercased(subtype)
        self.parameters = parameters.map { (ASCII.lowercased($0.name), $0.value) }
    }

    /// Reads a field value; `nil` if it is not exactly one media type.
    package init?(parsing fieldValue: String) {
        var cursor = FieldCursor(fieldValue)
        cursor.skipWhitespace()
        guard let type = cursor.token(), cursor.consume(UInt8(ascii: "/")), let subtype = cursor.token() else { return nil }
        var parameters: [(name: String, value: String)] = []
        do throws(FieldCursor.MalformedField) {
            while let parameter = try cursor.parameter() {
                guard parameters.count < Self.maximumParameters else { return nil }
                parameters.append((Self.text(parameter.name), Self.text(parameter.value)))
            }
        } catch {
            return nil
        }
        guard cursor.isAtEnd else { return nil }
        self.init(Self.text(type), Self.text(subtype), parameters: parameters)
    }

    private static func text(_ bytes: FieldCursor.Bytes) -> String {
        String(decoding: bytes, as: UTF8.self)
    }

    /// The value of a parameter; names ignore case.
    package subscript(parameter name: String) -> String? {
        parameters.first { ASCII.equalIgnoringCase($0.name.utf8, name.utf8) }?.value
    }

    /// Whether this is a given media type, whatever the parameters.
    package func matches(_ type: String, _ subtype: String) -> Bool {
        ASCII.equalIgnoringCase(self.type.utf8, type.utf8) && ASCII.equalIgnoringCase(self.subtype.utf8, subtype.utf8)
    }
}

extension ContentType: CustomStringConvertible {
    /// The form used in fields; values are quoted where the grammar asks for it.
    package var description: String {
        parameters.reduce("\(type)/\(subtype)") { text, parameter in
            "\(text); \(parameter.name)=\(Self.quotedIfNeeded(parameter.value))"
        }
    }

    private static func quotedIfNeeded(_ value: String) -> String {
        if !value.isEmpty, value.utf8.allSatisfy(FieldCursor.isTokenByte) { return value }
        let escaped = value.map { $0 == "\"" || $0 == "\\" ? "\\\($0)" : String($0) }
        return "\"\(escaped.joined())\""
    }
}
