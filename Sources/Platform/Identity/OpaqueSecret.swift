import Crypto

/// A token or key that says nothing, which a client keeps and of which only the hash is stored.
struct OpaqueSecret: Sendable {
    /// What the client holds: 32 random bytes in base 64.
    let value: String

    private static let byteCount = 32
    private static let textLength = 43

    /// Makes a new secret.
    init() {
        value = Base64.url.encode(RandomBytes.make(Self.byteCount))
    }

    /// Takes what a client has sent; `nil` if it is in no form that was ever handed out.
    init?(_ value: String) {
        guard value.utf8.count == Self.textLength, Base64.url.decode(value) != nil else { return nil }
        self.value = value
    }

    /// What is stored.
    ///
    /// A fast hash will do: nobody can go through all the secrets of 32 bytes.
    var hash: [UInt8] {
        Array(SHA256.hash(value))
    }
}
