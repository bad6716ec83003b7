import Crypto

/// The secret by which an administrator is known: `adm_` and 32 random bytes as 64 hexadecimal digits; only its hash is kept.
public struct AdminToken: Sendable, CustomStringConvertible, CustomDebugStringConvertible, CustomReflectable {
    /// What its holder has; shown once, never logged.
    public let secret: String

    private static let prefix = "adm_"
    private static let digitCount = 64

    /// Makes a token that nobody can guess.
    public init() {
        // The key's bytes are copied within the closure.
        let bytes = SymmetricKey(size: .bits256).withUnsafeBytes { Array($0) }
        let digits = Array("0123456789abcdef".utf8)
        let text = bytes.flatMap { [digits[Int($0 >> 4)], digits[Int($0 & 15)]] }
        secret = Self.prefix + String(decoding: text, as: UTF8.self)
    }

    /// Takes what somebody has sent; `nil` if it has not the form of a token.
    public init?(_ secret: String) {
        let digits = secret.utf8.dropFirst(Self.prefix.utf8.count)
        guard secret.hasPrefix(Self.prefix), digits.count == Self.digitCount else { return nil }
        let isHexadecimal = digits.allSatisfy { (0x30...0x39).contains($0) || (0x61...0x66).contains($0) }
        guard isHexadecimal else { return nil }
        self.secret = secret
    }

    /// The SHA-256 of the token, which is what is stored.
    ///
    /// A fast hash will do: nobody can go through all the secrets of 32 bytes.
    public var hash: [UInt8] {
        var hash = SHA256()
        // The entry point that takes `Data` would need Foundation; the buffer is not kept beyond the call.
        Array(secret.utf8).withUnsafeBytes { hash.update(bufferPointer: $0) }
        return Array(hash.finalize())
    }

    /// Without the secret, so that a token that is printed by mistake stays one.
    public var description: String { "adm_…" }
    public var debugDescription: String { description }
    public var customMirror: Mirror { Mirror(self, children: []) }
}
