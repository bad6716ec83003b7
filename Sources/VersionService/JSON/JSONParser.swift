/// A recursive descent parser for the grammar of RFC 8259, and for nothing beyond it.
struct JSONParser {
    private(set) var duplicateNames: [JSONDocument.DuplicateName] = []
    var cursor: JSONCursor
    private let maximumDepth: Int
    private var path = JSONPointer()

    init(_ bytes: [UInt8], maximumDepth: Int) {
        cursor = JSONCursor(bytes)
        self.maximumDepth = maximumDepth
    }

    mutating func parseDocument() throws(JSONSyntaxError) -> JSONNode {
        guard !cursor.isAtByteOrderMark else {
            throw cursor.error("the document begins with a byte order mark; save it as UTF-8 without one")
        }
        let root = try parseValue()
        cursor.skipWhitespace()
        guard cursor.isAtEnd else {
            throw cursor.error("\(cursor.found) after the end of the document")
        }
        return root
    }

    /// Parses the value at the next byte that is not whitespace.
    private mutating func parseValue() throws(JSONSyntaxError) -> JSONNode {
        cursor.skipWhitespace()
        let position = cursor.position
        return JSONNode(value: try parseBareValue(), position: position)
    }

    private mutating func parseBareValue() throws(JSONSyntaxError) -> JSONNode.Value {
        guard let byte = cursor.byte else {
            throw cursor.error("the document ends where a value is expected")
        }
        switch byte {
        case UInt8(ascii: "{"): return .object(try parseObject())
        case UInt8(ascii: "["): return .array(try parseArray())
        case UInt8(ascii: "\""): return .string(try parseString())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try parseNumber())
        case UInt8(ascii: "t"): return try parseWord("true", as: .boolean(true))
        case UInt8(ascii: "f"): return try parseWord("false", as: .boolean(false))
        case UInt8(ascii: "n"): return try parseWord("null", as: .null)
        default: throw cursor.error("\(cursor.found) where a value is expected")
        }
    }

    private mutating func parseWord(_ word: String, as value: JSONNode.Value) throws(JSONSyntaxError) -> JSONNode.Value {
        let start = cursor
        guard cursor.skip(word) else {
            throw start.error("an unknown word; the words of JSON are true, false and null")
        }
        return value
    }

    private mutating func parseArray() throws(JSONSyntaxError) -> [JSONNode] {
        try enter()
        var elements: [JSONNode] = []
        cursor.skipWhitespace()
        if !cursor.skip("]") {
            repeat {
                path.tokens.append(String(elements.count))
                elements.append(try parseValue())
                path.tokens.removeLast()
                cursor.skipWhitespace()
            } while cursor.skip(",")
            try close(with: "]", of: "array")
        }
        return elements
    }

    private mutating func parseObject() throws(JSONSyntaxError) -> JSONObject {
        try enter()
        var object = JSONObject()
        cursor.skipWhitespace()
        if !cursor.skip("}") {
            repeat {
                try parseMember(into: &object)
                cursor.skipWhitespace()
            } while cursor.skip(",")
            try close(with: "}", of: "object")
        }
        return object
    }

    private mutating func parseMember(into object: inout JSONObject) throws(JSONSyntaxError) {
        cursor.skipWhitespace()
        let position = cursor.position
        guard cursor.byte == UInt8(ascii: "\"") else {
            throw cursor.error("\(cursor.found) where the name of a member is expected, in double quotes")
        }
        let name = try parseString()
        cursor.skipWhitespace()
        guard cursor.skip(":") else {
            throw cursor.error("\(cursor.found) where a colon is expected after the name of a member")
        }
        path.tokens.append(name)
        let member = JSONObject.Member(name: name, namePosition: position, value: try parseValue())
        if !object.add(member) {
            duplicateNames.append(JSONDocument.DuplicateName(pointer: path, position: position))
        }
        path.tokens.removeLast()
    }

    /// Steps over an opening bracket; the number of tokens on the path is the number of brackets that are open.
    private mutating func enter() throws(JSONSyntaxError) {
        guard path.tokens.count < maximumDepth else {
            throw cursor.error("arrays and objects are nested more than \(maximumDepth) deep")
        }
        cursor.advance()
    }

    private mutating func close(with bracket: String, of container: String) throws(JSONSyntaxError) {
        guard cursor.skip(bracket) else {
            throw cursor.error("\(cursor.found) where a comma or the \(bracket) of the \(container) is expected")
        }
    }
}
