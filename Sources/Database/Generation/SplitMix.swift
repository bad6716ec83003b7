/// A small generator of pseudo-random numbers (SplitMix64) that gives the same ones everywhere.
///
/// Not the system's, which has no seed; not for anything secret.
struct SplitMix: RandomNumberGenerator {
    private var state: UInt64

    /// A generator for one thing among many, so that it can be made again without those before it.
    init(seed: UInt64, stream: UInt64, index: Int) {
        state = seed
        state = next() ^ stream
        state = next() ^ UInt64(bitPattern: Int64(index))
    }

    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = state
        mixed = (mixed ^ mixed >> 30) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ mixed >> 27) &* 0x94D0_49BB_1331_11EB
        return mixed ^ mixed >> 31
    }

    /// A number within a range.
    ///
    /// Not `Int.random(in:using:)`, whose algorithm may change with the standard library.
    mutating func number(in range: ClosedRange<Int>) -> Int {
        range.lowerBound + Int(next() % UInt64(range.count))
    }

    /// An index below a count, small ones much more often than large ones, as some composers are recorded more often than others.
    mutating func skewed(below count: Int) -> Int {
        let unit = Double(next() >> 11) / 9_007_199_254_740_992
        return min(count - 1, Int(unit * unit * Double(count)))
    }

    mutating func element<Element>(of elements: [Element]) -> Element {
        elements[Int(next() % UInt64(elements.count))]
    }
}
