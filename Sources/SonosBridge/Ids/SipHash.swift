/// SipHash-2-4, a pseudorandom function for short inputs (Aumasson and Bernstein, 2012).
///
/// Unlike a hash it cannot be computed, nor a collision made, without the key; unlike an HMAC it costs less than reading the
/// text it is computed of, so that every identifier of a long list can have its own check.
struct SipHash: Sendable {
    private let key: (UInt64, UInt64)

    /// - Parameter key: at least 16 bytes, the first 16 of which are used.
    init(key: [UInt8]) {
        self.key = key.withUnsafeBytes { bytes in
            (
                UInt64(littleEndian: bytes.loadUnaligned(as: UInt64.self)),
                UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self))
            )
        }
    }

    /// The code of some bytes.
    func code(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
        var state = State(key)
        let whole = bytes.count & ~7
        for offset in stride(from: 0, to: whole, by: 8) {
            state.add(UInt64(littleEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self)))
        }
        // The last word holds what is left, and the length in its highest byte.
        var last = UInt64(truncatingIfNeeded: bytes.count) << 56
        for index in whole..<bytes.count { last |= UInt64(bytes[index]) << UInt64((index - whole) * 8) }
        state.add(last)
        return state.finish()
    }

    private struct State {
        private var a: UInt64
        private var b: UInt64
        private var c: UInt64
        private var d: UInt64

        init(_ key: (UInt64, UInt64)) {
            a = key.0 ^ 0x736F_6D65_7073_6575
            b = key.1 ^ 0x646F_7261_6E64_6F6D
            c = key.0 ^ 0x6C79_6765_6E65_7261
            d = key.1 ^ 0x7465_6462_7974_6573
        }

        mutating func add(_ word: UInt64) {
            d ^= word
            mix()
            mix()
            a ^= word
        }

        mutating func finish() -> UInt64 {
            c ^= 0xFF
            for _ in 0..<4 { mix() }
            return a ^ b ^ c ^ d
        }

        private mutating func mix() {
            a &+= b
            b = Self.rotate(b, 13) ^ a
            a = Self.rotate(a, 32)
            c &+= d
            d = Self.rotate(d, 16) ^ c
            a &+= d
            d = Self.rotate(d, 21) ^ a
            c &+= b
            b = Self.rotate(b, 17) ^ c
            c = Self.rotate(c, 32)
        }

        private static func rotate(_ value: UInt64, _ count: UInt64) -> UInt64 {
            value << count | value >> (64 - count)
        }
    }
}
