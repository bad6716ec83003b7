/// Numbers that follow from a name (FNV-1a, then SplitMix64), the same on every machine.
struct ArtworkRandom {
    private var state: UInt64 = 0xCBF2_9CE4_8422_2325

    init(seed: String) {
        for byte in seed.utf8 { state = (state ^ UInt64(byte)) &* 0x0000_0100_0000_01B3 }
    }

    private mutating func bits() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }

    /// A number below a bound.
    mutating func next(_ bound: Int) -> Int { Int(bits() % UInt64(bound)) }

    /// A number from 0 to 1.
    mutating func fraction() -> Double { Double(bits() >> 11) / Double(1 << 53) }
}
