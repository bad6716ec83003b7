/// Reads one value of JSON (RFC 8259) and nothing else.
///
/// Stricter than most: no name twice in an object, no halves of surrogate pairs, no invalid UTF-8. The values are bounded by the length
/// of a line, their nesting by ``maximumDepth``.
struct JSONParser {
    static let maximumDepth = 16

    let bytes: UnsafeBufferPointer<UInt8>
    var index = 0

    /// Reads the value that the bytes are.
    static func parse(_ bytes: UnsafeBufferPointer<UInt8>) throws(JSONError) -> JSONValue {
        var parser = JSONParser(bytes: bytes)
        parser.skipSpace()
        let value = try parser.value(depth: 0)
        parser.skipSpace()
        guard parser.index == bytes.count else { throw parser.failure("there is more after the record") }
        return value
    }

    func failure(_ reason: String) -> JSONError { JSONError(column: index + 1, reason: reason) }

    /// The next byte, 0 at the end; a byte 0 is allowed nowhere in JSON.
    var next: UInt8 { index < bytes.count ? bytes[index] : 0 }

    mutating func skip(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        index += 1
        return true
    }

    mutating func skipSpace() {
        while index < bytes.count, Self.isSpace(bytes[index]) { index += 1 }
    }

    static func isSpace(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x09 || byte == 0x0D || byte == 0x0A }

    private mutating func value(depth: Int) throws(JSONError) -> JSONValue {
        guard depth <= Self.maximumDepth else { throw failure("is nested too deeply") }
        switch next {
        case UInt8(ascii: "{"): return try object(depth: depth)
        case UInt8(ascii: "["): return try array(depth: depth)
        case UInt8(ascii: "\""): return .string(try string())
        case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return try number()
        case UInt8(ascii: "t"): return try literal("true", .bool(true))
        case UInt8(ascii: "f"): return try literal("false", .bool(false))
        case UInt8(ascii: "n"): return try literal("null", .null)
        default: throw failure(index < bytes.count ? "a value was expected" : "the line ends too early")
        }
    }

    private mutating func object(depth: Int) throws(JSONError) -> JSONValue {
        index += 1
        var members: [JSONMember] = []
        skipSpace()
        if skip(UInt8(ascii: "}")) { return .object(members) }
        repeat {
            skipSpace()
            guard next == UInt8(ascii: "\"") else { throw failure("a name in quotation marks was expected") }
            let name = try string()
            // Objects of records have a dozen members; looking through them is faster than a set.
            guard !members.contains(where: { $0.name == name }) else { throw failure("\"\(name)\" is there twice") }
            guard members.count < 64 else { throw failure("an object has too many members") }
            skipSpace()
            guard skip(UInt8(ascii: ":")) else { throw failure("a colon was expected") }
            skipSpace()
            members.append(JSONMember(name: name, value: try value(depth: depth + 1)))
            skipSpace()
        } while skip(UInt8(ascii: ","))
        guard skip(UInt8(ascii: "}")) else { throw failure(expected: "a comma or }") }
        return .object(members)
    }

    private mutating func array(depth: Int) throws(JSONError) -> JSONValue {
        index += 1
        var values: [JSONValue] = []
        skipSpace()
        if skip(UInt8(ascii: "]")) { return .array(values) }
        repeat {
            skipSpace()
            values.append(try value(depth: depth + 1))
            skipSpace()
        } while skip(UInt8(ascii: ","))
        guard skip(UInt8(ascii: "]")) else { throw failure(expected: "a comma or ]") }
        return .array(values)
    }

    private mutating func literal(_ word: StaticString, _ value: JSONValue) throws(JSONError) -> JSONValue {
        guard bytes[index...].starts(with: UnsafeBufferPointer(start: word.utf8Start, count: word.utf8CodeUnitCount)) else {
            throw failure("a value was expected")
        }
        index += word.utf8CodeUnitCount
        return value
    }

    private func failure(expected: String) -> JSONError {
        failure(index < bytes.count ? "\(expected) was expected" : "the line ends too early")
    }
}
