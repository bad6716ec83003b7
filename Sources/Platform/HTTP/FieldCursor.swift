/// Reads the parts that HTTP field values are made of (RFC 9110, section 5.6), from left to right.
///
/// Works on the bytes of the value, copied once: stepping through a `String` costs several times as much, on every request.
struct FieldCursor {
    /// A part of the value.
    typealias Bytes = ArraySlice<UInt8>

    private let bytes: [UInt8]
    private var position = 0

    init(_ value: String) {
        bytes = Array(value.utf8)
    }

    /// Whether everything has been read.
    var isAtEnd: Bool { position == bytes.count }

    /// The byte that would be read next.
    var next: UInt8? { isAtEnd ? nil : bytes[position] }

    /// Skips optional white space (`OWS`).
    mutating func skipWhitespace() {
        while let byte = next, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") { position += 1 }
    }

    /// Skips white space and the empty elements that a recipient of a list has to put up with (section 5.6.1.2).
    mutating func skipToElement() {
        while let byte = next, byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") || byte == UInt8(ascii: ",") { position += 1 }
    }

    /// Skips the rest of a list element that is not understood, up to the comma that ends it.
    mutating func skipElement() {
        var isQuoted = false
        while let byte = next, isQuoted || byte != UInt8(ascii: ",") {
            position += 1
            if byte == UInt8(ascii: "\"") { isQuoted.toggle() }
            if isQuoted, byte == UInt8(ascii: "\\"), !isAtEnd { position += 1 }
        }
    }

    /// Reads one given byte, if it comes next.
    mutating func consume(_ byte: UInt8) -> Bool {
        guard next == byte else { return false }
        position += 1
        return true
    }

    /// Reads a token; `nil` if there is none.
    mutating func token() -> Bytes? {
        let token = read(while: Self.isTokenByte)
        return token.isEmpty ? nil : token
    }

    /// Reads as long as bytes belong to a set.
    mutating func read(while belongs: (UInt8) -> Bool) -> Bytes {
        let start = position
        while let byte = next, belongs(byte) { position += 1 }
        return bytes[start..<position]
    }

    /// Reads a quoted string and undoes its escapes; `nil` if there is none or it does not end.
    mutating func quotedString() -> Bytes? {
        guard consume(UInt8(ascii: "\"")) else { return nil }
        var text: Bytes = []
        while let byte = next {
            position += 1
            switch byte {
            case UInt8(ascii: "\""):
                return text
            case UInt8(ascii: "\\"):
                guard let escaped = next else { return nil }
                position += 1
                text.append(escaped)
            default:
                text.append(byte)
            }
        }
        return nil
    }

    /// Reads `; name=value`, if a parameter comes next (section 5.6.6).
    ///
    /// - Throws: ``MalformedField`` if there is a semicolon but no parameter after it.
    mutating func parameter() throws(MalformedField) -> Parameter? {
        skipWhitespace()
        guard consume(UInt8(ascii: ";")) else { return nil }
        skipWhitespace()
        guard let name = token(), consume(UInt8(ascii: "=")),
            let value = next == UInt8(ascii: "\"") ? quotedString() : token()
        else { throw MalformedField() }
        return Parameter(name: name, value: value)
    }

    /// Whether a byte may appear in a token (`tchar`).
    static func isTokenByte(_ byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "0")...UInt8(ascii: "9"),
            UInt8(ascii: "!"), UInt8(ascii: "#"), UInt8(ascii: "$"), UInt8(ascii: "%"), UInt8(ascii: "&"), UInt8(ascii: "'"),
            UInt8(ascii: "*"), UInt8(ascii: "+"), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "^"), UInt8(ascii: "_"),
            UInt8(ascii: "`"), UInt8(ascii: "|"), UInt8(ascii: "~"):
            true
        default:
            false
        }
    }
}

extension FieldCursor {
    /// A `name=value` pair.
    struct Parameter {
        let name: Bytes
        let value: Bytes
    }

    /// A field value, or one element of it, that does not follow its grammar.
    struct MalformedField: Error {}
}
