/// Which bytes of a text stand for themselves in XML.
enum XMLEscape {
    private static let ones: UInt64 = 0x0101_0101_0101_0101
    private static let highs: UInt64 = 0x8080_8080_8080_8080

    /// The number of leading bytes that can be copied as they are.
    ///
    /// Looks at eight bytes at a time: a byte is found when it may be markup, a quotation mark, below 0x20, or the first of a
    /// character that XML forbids. The pointer is only read, within `count`.
    static func cleanPrefix(_ bytes: UnsafePointer<UInt8>, _ count: Int, inAttribute: Bool) -> Int {
        var index = 0
        while index < count {
            while index + 8 <= count {
                let word = UnsafeRawPointer(bytes + index).loadUnaligned(as: UInt64.self)
                let found =
                    zeros(word ^ (ones &* 0x26)) | zeros(word & ~(ones &* 2) ^ (ones &* 0x3C)) | zeros(word ^ (ones &* 0x22))
                    | zeros(word ^ (ones &* 0xEF)) | ((word &- (ones &* 0x20)) & ~word)
                if found & highs != 0 { break }
                index += 8
            }
            // Up to the next eight bytes, or to one that cannot stay.
            let end = min(count, index + 8)
            while index < end {
                guard isClean(bytes + index, count - index, inAttribute: inAttribute) else { return index }
                index += 1
            }
        }
        return index
    }

    /// Bytes that are zero, by their highest bits; some above a zero byte may be marked too.
    private static func zeros(_ word: UInt64) -> UInt64 { (word &- ones) & ~word }

    private static func isClean(_ byte: UnsafePointer<UInt8>, _ count: Int, inAttribute: Bool) -> Bool {
        switch byte[0] {
        case 0x26, 0x3C, 0x3E: false
        case 0x09, 0x0A, 0x22: !inAttribute
        // U+FFFE and U+FFFF are no characters of XML.
        case 0xEF: !(count > 2 && byte[1] == 0xBF && byte[2] >= 0xBE)
        case 0x20...: true
        default: false
        }
    }
}
