/// A password hash as it is stored: `$scrypt$ln=15,r=8,p=1$salt$hash`, the last two in base 64 without padding.
///
/// The parameters travel with the hash, so that they can be raised without locking anybody out.
struct PasswordHash: Hashable, Sendable {
    let parameters: ScryptParameters
    let salt: [UInt8]
    let key: [UInt8]

    private static let maximumPartLength = 64

    init(parameters: ScryptParameters, salt: [UInt8], key: [UInt8]) {
        self.parameters = parameters
        self.salt = salt
        self.key = key
    }

    /// Reads the stored form; `nil` if it is not in that form or asks for too much.
    init?(parsing text: String) {
        let parts = text.split(separator: "$", omittingEmptySubsequences: false)
        guard parts.count == 5, parts[0].isEmpty, parts[1] == "scrypt", let parameters = Self.parameters(parts[2]),
            let salt = Base64.standard.decode(parts[3]), (1...Self.maximumPartLength).contains(salt.count),
            let key = Base64.standard.decode(parts[4]), (16...Self.maximumPartLength).contains(key.count)
        else { return nil }
        self.init(parameters: parameters, salt: salt, key: key)
    }

    private static func parameters(_ text: Substring) -> ScryptParameters? {
        let parts = text.split(separator: ",")
        guard parts.count == 3, let logRounds = number(parts[0], after: "ln="), let blockSize = number(parts[1], after: "r="),
            let parallelism = number(parts[2], after: "p=")
        else { return nil }
        let parameters = ScryptParameters(logRounds: logRounds, blockSize: blockSize, parallelism: parallelism)
        return parameters.areReasonable ? parameters : nil
    }

    private static func number(_ text: Substring, after name: String) -> Int? {
        text.hasPrefix(name) ? Int(text.dropFirst(name.utf8.count)) : nil
    }
}

extension PasswordHash: CustomStringConvertible {
    /// The stored form.
    var description: String {
        let cost = "ln=\(parameters.logRounds),r=\(parameters.blockSize),p=\(parameters.parallelism)"
        return "$scrypt$\(cost)$\(Base64.standard.encode(salt))$\(Base64.standard.encode(key))"
    }
}
