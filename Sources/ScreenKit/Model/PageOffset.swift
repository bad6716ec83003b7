/// An opaque place in a section's items, bound to the section it was made for.
///
/// Sent to clients as 16 characters of base 16: the start and a check of section and start, so that a made-up or
/// misplaced offset is refused rather than answered with somebody else's page.
public struct PageOffset: Sendable, Hashable {
    /// The number of items before the page.
    public let start: Int
    let section: String

    public init(start: Int, section: String) {
        self.start = start
        self.section = section
    }

    /// Reads an offset back.
    ///
    /// - Returns: nil when the text is not an offset of that section.
    public init?(token: some StringProtocol, section: String) {
        let digits = Array(token.utf8)
        guard digits.count == 16, let number = UInt64(token, radix: 16), digits.allSatisfy({ $0 != 0x2B && $0 != 0x2D }) else { return nil }
        let start = UInt32(truncatingIfNeeded: number >> 32)
        guard start <= UInt32(Int32.max), Self.check(start, section) == UInt32(truncatingIfNeeded: number) else { return nil }
        self.start = Int(start)
        self.section = section
    }

    /// The text a client sends back.
    public var token: String {
        let value = UInt32(clamping: start)
        let text = String(UInt64(value) << 32 | UInt64(Self.check(value, section)), radix: 16)
        return String(repeating: "0", count: 16 - text.utf8.count) + text
    }

    /// FNV-1a over the section's name and the start: a guard against mistakes, not against forgery.
    private static func check(_ start: UInt32, _ section: String) -> UInt32 {
        var hash: UInt32 = 0x811C_9DC5
        for byte in section.utf8 { hash = (hash ^ UInt32(byte)) &* 0x0100_0193 }
        for shift in stride(from: 0, through: 24, by: 8) { hash = (hash ^ (start >> UInt32(shift) & 0xFF)) &* 0x0100_0193 }
        return hash
    }
}
