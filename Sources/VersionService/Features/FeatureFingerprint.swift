/// The fingerprint of a list of features.
enum FeatureFingerprint {
    static func make(of descriptors: [FeatureDescriptor]) -> String {
        let lines = descriptors.map { "\($0.name):\($0.type.name):\($0.type.values.sorted().joined(separator: ","))" }
        return hexadecimal(fnv1a64(lines.sorted().joined(separator: "\n").utf8))
    }

    /// The FNV-1a hash in 64 bits: short, stable across machines, and no secret is at stake.
    private static func fnv1a64(_ bytes: some Sequence<UInt8>) -> UInt64 {
        bytes.reduce(0xcbf2_9ce4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    }

    private static func hexadecimal(_ number: UInt64) -> String {
        let digits = String(number, radix: 16)
        return String(repeating: "0", count: 16 - digits.count) + digits
    }
}
