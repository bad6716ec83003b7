/// Base 64 without padding (RFC 4648), in either alphabet.
///
/// Decoding is strict: an encoded value has exactly one form, so that two texts never stand for one key or token.
struct Base64: Sendable {
    private let alphabet: [UInt8]
    private let values: [UInt8]

    /// The alphabet of section 5, safe in URLs, fields and file names.
    static let url = Base64(alphabet: letters + "-_")

    /// The alphabet of section 4.
    static let standard = Base64(alphabet: letters + "+/")

    private static let letters = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    private static let invalid: UInt8 = 0xFF

    private init(alphabet: String) {
        self.alphabet = Array(alphabet.utf8)
        var values = [UInt8](repeating: Self.invalid, count: 256)
        for (value, character) in alphabet.utf8.enumerated() { values[Int(character)] = UInt8(value) }
        self.values = values
    }

    func encode(_ bytes: some Sequence<UInt8>) -> String {
        var text: [UInt8] = []
        text.reserveCapacity(bytes.underestimatedCount * 4 / 3 + 4)
        var bits: UInt32 = 0
        var bitCount: UInt32 = 0
        for byte in bytes {
            bits = bits << 8 | UInt32(byte)
            bitCount += 8
            while bitCount >= 6 {
                bitCount -= 6
                text.append(alphabet[Int(bits >> bitCount & 63)])
            }
        }
        if bitCount > 0 { text.append(alphabet[Int(bits << (6 - bitCount) & 63)]) }
        return String(decoding: text, as: UTF8.self)
    }

    /// Decodes; `nil` if there is a foreign character, an impossible length, or a bit set that no byte owns.
    func decode(_ text: some StringProtocol) -> [UInt8]? {
        var bytes: [UInt8] = []
        bytes.reserveCapacity(text.utf8.count * 3 / 4)
        var bits: UInt32 = 0
        var bitCount: UInt32 = 0
        for character in text.utf8 {
            let value = values[Int(character)]
            if value == Self.invalid { return nil }
            bits = bits << 6 | UInt32(value)
            bitCount += 6
            if bitCount >= 8 {
                bitCount -= 8
                bytes.append(UInt8(truncatingIfNeeded: bits >> bitCount))
            }
        }
        let unusedBits = bits & ((1 << bitCount) - 1)
        return bitCount < 6 && unusedBits == 0 ? bytes : nil
    }
}
