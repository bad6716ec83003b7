import Crypto

/// A code that somebody signs in with to link the household that asked for it.
///
/// 32 characters, the most that players take, which is 128 bits: enough to be found by nobody in the minutes it lives.
struct LinkCode: Sendable {
    /// Hexadecimal digits in lower case.
    let value: String

    private static let byteCount = 16

    /// Makes a new code.
    init() {
        value = Hexadecimal.encode(RandomBytes.make(Self.byteCount))
    }

    /// Takes what a player has sent or somebody has typed, in either case and with blanks around; `nil` if it cannot be a code.
    init?(_ text: String) {
        let digits = text.utf8.filter { !Self.isBlank($0) }.map(ASCII.lowercased)
        guard digits.count == 2 * Self.byteCount, digits.allSatisfy(Self.isDigit) else { return nil }
        value = String(decoding: digits, as: UTF8.self)
    }

    /// What is stored.
    var hash: [UInt8] {
        Array(SHA256.hash(value))
    }

    private static func isBlank(_ byte: UInt8) -> Bool {
        byte == UInt8(ascii: " ") || (UInt8(ascii: "\t")...UInt8(ascii: "\r")).contains(byte)
    }

    private static func isDigit(_ byte: UInt8) -> Bool {
        ASCII.isDigit(byte) || (UInt8(ascii: "a")...UInt8(ascii: "f")).contains(byte)
    }
}
