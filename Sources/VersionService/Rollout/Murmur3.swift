/// MurmurHash3 in its 32-bit form for x86, by Austin Appleby (public domain), over bytes that come in parts.
///
/// It spreads keys evenly and is the same on every machine and in every language. It is no protection against anybody.
public struct Murmur3: Hashable, Sendable {
    private var state: UInt32
    /// The bytes after the last whole block, the first of them lowest.
    private var pending: UInt32 = 0
    private var length: UInt32 = 0

    /// Begins a hash.
    public init(seed: UInt32 = 0) {
        state = seed
    }

    /// The hash of the UTF-8 bytes of `text`.
    public static func hash(_ text: String, seed: UInt32 = 0) -> UInt32 {
        var hash = Murmur3(seed: seed)
        hash.combine(text)
        return hash.value
    }

    /// Adds the UTF-8 bytes of `text`.
    public mutating func combine(_ text: String) {
        // Strings are contiguous UTF-8 but for those that come from elsewhere.
        let isDone: Void? = text.utf8.withContiguousStorageIfAvailable { combine($0) }
        if isDone == nil {
            for byte in text.utf8 { combine(byte) }
        }
    }

    /// Adds bytes, which are not kept beyond the call.
    mutating func combine(_ bytes: UnsafeBufferPointer<UInt8>) {
        // In variables of their own these stay in registers.
        var (hash, waiting, index) = (state, UInt64(pending), 0)
        let shift = UInt64(length & 3) &* 8
        let raw = UnsafeRawBufferPointer(bytes)
        while index &+ 4 <= bytes.count {
            let word = UInt32(littleEndian: raw.loadUnaligned(fromByteOffset: index, as: UInt32.self))
            // What is pending and the beginning of the word make a block, and the end of the word is pending then.
            let joined = UInt64(word) &<< shift | waiting
            hash = Self.mixed(hash, UInt32(truncatingIfNeeded: joined))
            waiting = joined &>> 32
            index &+= 4
        }
        (state, pending) = (hash, UInt32(truncatingIfNeeded: waiting))
        length &+= UInt32(truncatingIfNeeded: index)
        while index < bytes.count {
            combine(bytes[index])
            index &+= 1
        }
    }

    @inline(__always)
    private mutating func combine(_ byte: UInt8) {
        pending |= UInt32(byte) &<< ((length & 3) &* 8)
        length &+= 1
        if length & 3 == 0 {
            state = Self.mixed(state, pending)
            pending = 0
        }
    }

    @inline(__always)
    private static func mixed(_ state: UInt32, _ block: UInt32) -> UInt32 {
        rotated(state ^ scrambled(block), by: 13) &* 5 &+ 0xe654_6b64
    }

    /// The hash of everything added so far.
    public var value: UInt32 {
        var hash = state
        if length & 3 != 0 { hash ^= Self.scrambled(pending) }
        hash ^= length
        hash = (hash ^ hash >> 16) &* 0x85eb_ca6b
        hash = (hash ^ hash >> 13) &* 0xc2b2_ae35
        return hash ^ hash >> 16
    }

    @inline(__always)
    private static func scrambled(_ block: UInt32) -> UInt32 {
        rotated(block &* 0xcc9e_2d51, by: 15) &* 0x1b87_3593
    }

    @inline(__always)
    private static func rotated(_ number: UInt32, by bits: UInt32) -> UInt32 {
        number &<< bits | number &>> (32 &- bits)
    }
}
