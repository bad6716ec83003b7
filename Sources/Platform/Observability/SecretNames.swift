/// Which names stand for something that must not be written down.
enum SecretNames {
    /// What is written instead.
    static let replacement = "[redacted]"

    private static let marks = [
        "authorization", "password", "passphrase", "passwd", "secret", "token", "cookie", "credential", "apikey", "privatekey",
    ]

    /// Whether a name contains the name of a secret, in whatever spelling: `refresh_token`, `Set-Cookie`, `apiKey`.
    static func contains(_ name: some StringProtocol) -> Bool {
        let letters = name.utf8.lazy.map(ASCII.lowercased).filter(ASCII.isAlphanumeric)
        let plain = String(decoding: Array(letters), as: UTF8.self)
        return marks.contains { plain.contains($0) }
    }
}
