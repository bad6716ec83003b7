import TestSupport

extension SplitMix {
    /// Bytes between noise and repetition, like real bodies.
    mutating func body(length: Int) -> [UInt8] {
        let alphabet = UInt8.random(in: 1...255, using: &self)
        return (0..<length).map { _ in UInt8.random(in: 0...alphabet, using: &self) }
    }
}
