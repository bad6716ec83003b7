/// Random numbers that are the same in every run (a 64-bit linear congruential generator with a mixed output).
struct SeededRandom: RandomNumberGenerator {
    private var state: UInt64

    init(seed: UInt64) {
        state = seed
    }

    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        let mixed = (state ^ (state >> 33)) &* 0xff51_afd7_ed55_8ccd
        return mixed ^ (mixed >> 29)
    }
}
