import Crypto

extension SHA256 {
    /// The digest of bytes as 64 hexadecimal digits.
    static func hexadecimalDigest(of bytes: [UInt8]) -> String {
        var hash = SHA256()
        // The entry point that takes `Data` would need Foundation; the buffer is not kept beyond the call.
        bytes.withUnsafeBytes { hash.update(bufferPointer: $0) }
        let digits = Array("0123456789abcdef".utf8)
        var text: [UInt8] = []
        text.reserveCapacity(64)
        for byte in hash.finalize() {
            text.append(digits[Int(byte >> 4)])
            text.append(digits[Int(byte & 15)])
        }
        return String(decoding: text, as: UTF8.self)
    }
}
