/// Which bytes a JSON string escapes, and how (RFC 8259, section 7).
enum JSONEscape {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    /// The number of leading bytes that need no escaping.
    ///
    /// Looks at eight bytes at a time: a byte is found when it is a quotation mark, a backslash or below 0x20.
    /// The pointers are only read, within `count`.
    static func cleanPrefix(_ bytes: UnsafePointer<UInt8>, _ count: Int) -> Int {
        var index = 0
        while index + 8 <= count {
            let word = UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self)
            let quote = word ^ (ones &* 0x22)
            let backslash = word ^ (ones &* 0x5C)
            let found =
                ((quote &- ones) & ~quote) | ((backslash &- ones) & ~backslash) | ((word &- (ones &* 0x20)) & ~word)
            if found & highs != 0 { break }
            index += 8
        }
        while index < count, bytes[index] != 0x22, bytes[index] != 0x5C, bytes[index] >= 0x20 { index += 1 }
        return index
    }

    /// Writes one escaped byte, at most six bytes long.
    ///
    /// - Returns: the number of bytes written.
    static func write(_ byte: UInt8, to place: UnsafeMutablePointer<UInt8>) -> Int {
        place[0] = UInt8(ascii: "\\")
        switch byte {
        case UInt8(ascii: "\""), UInt8(ascii: "\\"): place[1] = byte
        case 0x08: place[1] = UInt8(ascii: "b")
        case 0x0C: place[1] = UInt8(ascii: "f")
        case 0x0A: place[1] = UInt8(ascii: "n")
        case 0x0D: place[1] = UInt8(ascii: "r")
        case 0x09: place[1] = UInt8(ascii: "t")
        default:
            place[1] = UInt8(ascii: "u")
            place[2] = UInt8(ascii: "0")
            place[3] = UInt8(ascii: "0")
            place[4] = digit(byte >> 4)
            place[5] = digit(byte & 15)
            return 6
        }
        return 2
    }

    private static func digit(_ value: UInt8) -> UInt8 {
        value < 10 ? UInt8(ascii: "0") + value : UInt8(ascii: "a") + value - 10
    }
}
