import Synchronization

/// What tells a request apart in logs and answers.
package struct RequestID: Hashable, Sendable, CustomStringConvertible {
    package let value: String

    private static let maximumLength = 64

    /// Takes the identifier a client or proxy sent in `X-Request-ID`; `nil` if it is not 1 to 64 of `A-Z a-z 0-9 . _ -`.
    package init?(inbound value: String) {
        guard (1...Self.maximumLength).contains(value.utf8.count), value.utf8.allSatisfy(Self.isAllowed) else { return nil }
        self.value = value
    }

    private init(unique: String) {
        value = unique
    }

    /// Takes the identifier that was sent if it will do, else makes one.
    package static func accepting(_ inbound: String?) -> RequestID {
        inbound.flatMap(RequestID.init(inbound:)) ?? make()
    }

    /// Makes an identifier that no other has: a random prefix of this process, and a count.
    package static func make() -> RequestID {
        RequestID(unique: processPrefix + hexadecimal(count.wrappingAdd(1, ordering: .relaxed).newValue))
    }

    package var description: String { value }

    private static let processPrefix = hexadecimal(UInt64.random(in: .min ... .max)) + "-"
    private static let count = Atomic<UInt64>(0)

    private static func hexadecimal(_ value: UInt64) -> String {
        let digits = String(value, radix: 16)
        return String(repeating: "0", count: 16 - digits.utf8.count) + digits
    }

    private static func isAllowed(_ byte: UInt8) -> Bool {
        ASCII.isAlphanumeric(byte) || byte == UInt8(ascii: ".") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: "-")
    }
}
