/// A scale of seven degrees, and the harmony that goes with it.
struct Mode: Sendable {
    /// Semitones of the degrees above the tonic.
    let scale: [Int]
    /// Roots of the chords, a bar each, as degrees counted from 0.
    let progressions: [[Int]]
    /// Whether the seventh degree is raised in the chord on the fifth, which leads to the tonic only then.
    let raisesLeadingTone: Bool

    static let major = Mode(
        scale: [0, 2, 4, 5, 7, 9, 11],
        progressions: [[0, 3, 4, 0, 5, 1, 4, 0], [0, 4, 5, 2, 3, 0, 3, 4], [0, 5, 3, 4, 0, 5, 1, 4]],
        raisesLeadingTone: false)
    static let minor = Mode(
        scale: [0, 2, 3, 5, 7, 8, 10],
        progressions: [[0, 3, 4, 0, 5, 3, 4, 0], [0, 6, 5, 4, 0, 3, 4, 4], [0, 5, 2, 6, 0, 3, 4, 0]],
        raisesLeadingTone: true)
    static let dorian = Mode(
        scale: [0, 2, 3, 5, 7, 9, 10],
        progressions: [[0, 3, 0, 6, 0, 3, 4, 0], [0, 6, 3, 0, 2, 6, 4, 0]],
        raisesLeadingTone: true)

    /// Semitones above the tonic of a degree of any octave, while the chord on `root` sounds.
    func semitones(degree: Int, root: Int) -> Int {
        let octave = degree >= 0 ? degree / 7 : (degree - 6) / 7
        let step = degree - octave * 7
        let isRaised = raisesLeadingTone && root == 4 && step == 6
        return scale[step] + octave * 12 + (isRaised ? 1 : 0)
    }
}
