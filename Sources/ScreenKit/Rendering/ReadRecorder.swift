import Synchronization

/// Notes what a rendering reads, so that it is known which responses cannot differ.
///
/// One recorder belongs to one rendering, whose queries may run side by side: every note is an atomic bit,
/// and a bit that is already set is only looked at.
public final class ReadRecorder: Sendable {
    private let features0 = Atomic<UInt64>(0)
    private let features1 = Atomic<UInt64>(0)
    private let features2 = Atomic<UInt64>(0)
    private let features3 = Atomic<UInt64>(0)
    private let inputs = Atomic<UInt64>(0)

    public init() {}

    /// Notes that a feature was read, by its index.
    func recordFeature(at index: Int) {
        let bit: UInt64 = 1 << UInt64(index & 63)
        switch index >> 6 {
        case 0: set(bit, in: features0)
        case 1: set(bit, in: features1)
        case 2: set(bit, in: features2)
        default: set(bit, in: features3)
        }
    }

    /// Notes that an input other than a feature was read.
    func record(_ input: RenderReads.Inputs) {
        set(input.rawValue, in: inputs)
    }

    /// What has been read so far.
    public var reads: RenderReads {
        RenderReads(
            featureWords: [
                features0.load(ordering: .relaxed), features1.load(ordering: .relaxed),
                features2.load(ordering: .relaxed), features3.load(ordering: .relaxed),
            ],
            inputs: RenderReads.Inputs(rawValue: inputs.load(ordering: .relaxed))
        )
    }

    private func set(_ bit: UInt64, in word: borrowing Atomic<UInt64>) {
        if word.load(ordering: .relaxed) & bit == 0 { word.bitwiseOr(bit, ordering: .relaxed) }
    }
}
