extension JSONParser {
    /// Parses a string, at its opening quote.
    mutating func parseString() throws(JSONSyntaxError) -> String {
        let opening = cursor
        cursor.advance()
        var text = ""
        while true {
            text += try parseUnescaped()
            switch cursor.byte {
            case UInt8(ascii: "\""):
                cursor.advance()
                return text
            case UInt8(ascii: "\\"):
                text.unicodeScalars.append(try parseEscape())
            case .none:
                throw opening.error("a string without a closing quote")
            default:
                throw cursor.error("\(cursor.found) inside a string; write it as an escape such as \\n")
            }
        }
    }

    /// Parses the bytes up to the next quote, backslash or control character.
    private mutating func parseUnescaped() throws(JSONSyntaxError) -> String {
        let start = cursor
        while let byte = cursor.byte, byte != UInt8(ascii: "\""), byte != UInt8(ascii: "\\"), byte >= 0x20 {
            cursor.advance()
        }
        guard let text = String(validating: cursor.bytes(since: start.offset), as: UTF8.self) else {
            throw start.error("a string whose bytes are not UTF-8")
        }
        return text
    }

    /// Parses an escape, at its backslash.
    private mutating func parseEscape() throws(JSONSyntaxError) -> Unicode.Scalar {
        let start = cursor
        cursor.advance()
        let letter = cursor.byte
        cursor.advance()
        switch letter {
        case UInt8(ascii: "\""): return "\""
        case UInt8(ascii: "\\"): return "\\"
        case UInt8(ascii: "/"): return "/"
        case UInt8(ascii: "b"): return "\u{8}"
        case UInt8(ascii: "f"): return "\u{c}"
        case UInt8(ascii: "n"): return "\n"
        case UInt8(ascii: "r"): return "\r"
        case UInt8(ascii: "t"): return "\t"
        case UInt8(ascii: "u"): return try parseCodePoint(from: start)
        default: throw start.error("an unknown escape; JSON has \\\" \\\\ \\/ \\b \\f \\n \\r \\t and \\uXXXX")
        }
    }

    /// Parses what follows `\u`: four hexadecimal digits, and after the first half of a surrogate pair also the other half.
    private mutating func parseCodePoint(from start: JSONCursor) throws(JSONSyntaxError) -> Unicode.Scalar {
        let first = try parseCodeUnit(from: start)
        if let scalar = Unicode.Scalar(first) { return scalar }
        guard UTF16.isLeadSurrogate(first), cursor.skip("\\u") else {
            throw start.error("half of a surrogate pair")
        }
        let second = try parseCodeUnit(from: start)
        let pair = 0x10000 + (UInt32(first & 0x3ff) << 10 | UInt32(second & 0x3ff))
        guard UTF16.isTrailSurrogate(second), let scalar = Unicode.Scalar(pair) else {
            throw start.error("half of a surrogate pair")
        }
        return scalar
    }

    private mutating func parseCodeUnit(from start: JSONCursor) throws(JSONSyntaxError) -> UInt16 {
        var unit: UInt16 = 0
        for _ in 0..<4 {
            guard let byte = cursor.byte, let digit = Character(Unicode.Scalar(byte)).hexDigitValue else {
                throw start.error("\\u without four hexadecimal digits")
            }
            unit = unit << 4 | UInt16(digit)
            cursor.advance()
        }
        return unit
    }
}
