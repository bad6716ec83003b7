extension JSONParser {
    /// Reads a string (RFC 8259, section 7), from its opening quotation mark on.
    mutating func string() throws(JSONError) -> String {
        index += 1
        let start = index
        while index < bytes.count {
            switch bytes[index] {
            case UInt8(ascii: "\""):
                let text = try checked(bytes[start..<index])
                index += 1
                return text
            case UInt8(ascii: "\\"): return try escapedString(from: start)
            case 0..<0x20: throw failure("a control character is not escaped")
            default: index += 1
            }
        }
        throw failure("a text does not end")
    }

    /// Reads on where the first escape is.
    private mutating func escapedString(from start: Int) throws(JSONError) -> String {
        var text = Array(bytes[start..<index])
        while index < bytes.count {
            let byte = bytes[index]
            switch byte {
            case UInt8(ascii: "\""):
                let string = try checked(text[...])
                index += 1
                return string
            case UInt8(ascii: "\\"): try appendEscape(to: &text)
            case 0..<0x20: throw failure("a control character is not escaped")
            default:
                text.append(byte)
                index += 1
            }
        }
        throw failure("a text does not end")
    }

    private mutating func appendEscape(to text: inout [UInt8]) throws(JSONError) {
        index += 1
        let escape = next
        index += 1
        switch escape {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): text.append(escape)
        case UInt8(ascii: "b"): text.append(0x08)
        case UInt8(ascii: "f"): text.append(0x0C)
        case UInt8(ascii: "n"): text.append(0x0A)
        case UInt8(ascii: "r"): text.append(0x0D)
        case UInt8(ascii: "t"): text.append(0x09)
        case UInt8(ascii: "u"): text.append(contentsOf: Array(String(try escapedScalar()).utf8))
        default:
            index -= 1
            throw failure("there is no such escape")
        }
    }

    /// Reads the digits of `\uXXXX`, and the other half where they are half of a surrogate pair.
    private mutating func escapedScalar() throws(JSONError) -> Unicode.Scalar {
        let unit = try codeUnit()
        if let scalar = Unicode.Scalar(unit) { return scalar }
        if unit < 0xDC00, skip(UInt8(ascii: "\\")), skip(UInt8(ascii: "u")) {
            let low = try codeUnit()
            // The bounds of both halves come first: the sum below holds within them only.
            if (0xDC00...0xDFFF).contains(low) {
                let value = 0x10000 + ((UInt32(unit) - 0xD800) << 10) + (UInt32(low) - 0xDC00)
                if let scalar = Unicode.Scalar(value) { return scalar }
            }
        }
        throw failure("half of a surrogate pair")
    }

    private mutating func codeUnit() throws(JSONError) -> UInt16 {
        var value: UInt16 = 0
        for _ in 0..<4 {
            guard let digit = Character(Unicode.Scalar(next)).hexDigitValue else { throw failure("four hexadecimal digits were expected") }
            value = value << 4 | UInt16(digit)
            index += 1
        }
        return value
    }

    private func checked(_ bytes: some Sequence<UInt8>) throws(JSONError) -> String {
        guard let text = String(validating: bytes, as: UTF8.self) else { throw failure("a text is not UTF-8") }
        return text
    }
}
