/// A number that tells two versions of a record apart: FNV-1a of the bytes of its line.
///
/// A record that is imported again word for word is recognised by it and left alone.
enum Fingerprint {
    static func of(_ bytes: UnsafeBufferPointer<UInt8>) -> Int {
        var hash: UInt64 = 0xCBF2_9CE4_8422_2325
        for byte in bytes { hash = (hash ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
        return Int(truncatingIfNeeded: hash)
    }
}
