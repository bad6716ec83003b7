extension XMLWriter {
    /// Appends a text, in runs where nothing needs escaping.
    mutating func escape(_ text: String, inAttribute: Bool) {
        var text = text
        text.withUTF8 { source in
            guard let start = source.baseAddress else { return }
            reserve(source.count)
            var index = 0
            while true {
                let clean = XMLEscape.cleanPrefix(start + index, source.count - index, inAttribute: inAttribute)
                (bytes + count).update(from: start + index, count: clean)
                count += clean
                index += clean
                guard index < source.count else { return }
                index += replace(start[index])
                // What stands for a character may be longer than it is.
                reserve(source.count - index)
            }
        }
    }

    /// Appends what stands for the character that begins with a byte.
    ///
    /// - Returns: the number of bytes of the character.
    private mutating func replace(_ byte: UInt8) -> Int {
        switch byte {
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
