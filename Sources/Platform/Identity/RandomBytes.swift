import Crypto

/// Bytes nobody can guess.
enum RandomBytes {
    static func make(_ count: Int) -> [UInt8] {
        // The key's bytes are copied within the closure.
        SymmetricKey(size: SymmetricKeySize(bitCount: count * 8)).withUnsafeBytes { Array($0) }
    }
}
