extension XMLWriter {
    /// Appends a text, in runs where nothing needs escaping.
    mutating func escape(_ text: String, inAttribute: Bool) {
        var text = text
        text.withUTF8 { source in
            guard let start = source.baseAddress else { return }
            var index = 0
            while index < source.count {
                let clean = Self.cleanRun(source, from: index, inAttribute: inAttribute)
                reserve(clean)
                (bytes + count).update(from: start + index, count: clean)
                count += clean
                index += clean
                if index < source.count { index += replace(source, at: index) }
            }
        }
    }

    /// The number of bytes from `index` on that stand for themselves.
    private static func cleanRun(_ source: UnsafeBufferPointer<UInt8>, from index: Int, inAttribute: Bool) -> Int {
        var end = index
        while end < source.count {
            switch source[end] {
            case 0x20, 0x21, 0x23...0x25, 0x27...0x3B, 0x3D, 0x3F...0xEE, 0xF0...0xFF: end += 1
            case 0x22: if inAttribute { return end - index } else { end += 1 }
            case 0x09, 0x0A: if inAttribute { return end - index } else { end += 1 }
            case 0xEF: if isNoncharacter(source, at: end) { return end - index } else { end += 1 }
            default: return end - index
            }
        }
        return end - index
    }

    /// Whether U+FFFE or U+FFFF, which are no characters of XML, begins here.
    private static func isNoncharacter(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> Bool {
        index + 2 < source.count && source[index + 1] == 0xBF && source[index + 2] >= 0xBE
    }

    /// Appends what stands for the character at `index`.
    ///
    /// - Returns: the number of bytes of the character.
    private mutating func replace(_ source: UnsafeBufferPointer<UInt8>, at index: Int) -> Int {
        switch source[index] {
        case UInt8(ascii: "&"): append("&amp;")
        case UInt8(ascii: "<"): append("&lt;")
        case UInt8(ascii: ">"): append("&gt;")
        case UInt8(ascii: "\""): append("&quot;")
        case 0x09: append("&#9;")
        case 0x0A: append("&#10;")
        // As itself a carriage return would be read back as a line feed (XML 1.0, section 2.11).
        case 0x0D: append("&#13;")
        case 0xEF:
            append("\u{FFFD}")
            return 3
        default: append("\u{FFFD}")
        }
        return 1
    }
}
