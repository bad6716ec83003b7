import Crypto
import CryptoExtras

/// The key derivation function that passwords are hashed with (RFC 7914).
enum Scrypt {
    /// Derives a key; takes long on purpose, and blocks the thread.
    ///
    /// - Parameter password: at least one byte. The library cannot take none.
    static func deriveKey(password: [UInt8], salt: [UInt8], byteCount: Int, _ parameters: ScryptParameters) throws -> SymmetricKey {
        precondition(!password.isEmpty && !salt.isEmpty)
        return try KDF.Scrypt.deriveKey(
            from: password,
            salt: salt,
            outputByteCount: byteCount,
            rounds: 1 << parameters.logRounds,
            blockSize: parameters.blockSize,
            parallelism: parameters.parallelism
        )
    }
}
