/// Base 64 in the alphabet for URLs, without padding (RFC 4648, section 5).
enum Base64URL {
    private static let alphabet: StaticString = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_"

    /// The digits of some bytes.
    static func text(_ bytes: [UInt8]) -> String {
        var text: [UInt8] = []
        var buffer: UInt32 = 0
        var bits: UInt32 = 0
        for byte in bytes {
            buffer = buffer << 8 | UInt32(byte)
            bits += 8
            while bits >= 6 {
                bits -= 6
                text.append(digit(buffer >> bits))
            }
        }
        if bits > 0 { text.append(digit(buffer << (6 - bits))) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Writes the 11 digits of a number's eight bytes, the highest first.
    static func write(_ number: UInt64, to sink: inout ByteSink) {
        for shift in stride(from: 58, through: 4, by: -6) { sink.put(digit(UInt32(truncatingIfNeeded: number >> UInt64(shift)))) }
        sink.put(digit(UInt32(truncatingIfNeeded: number << 2)))
    }

    /// The digit of the lowest six bits.
    private static func digit(_ value: UInt32) -> UInt8 { alphabet.utf8Start[Int(value & 63)] }
}
