import Crypto
import Glibc

/// A piece as it is written: what sounds at any step follows from the track's name, so that nothing has to be kept.
///
/// A bass, broken chords over a progression in one of three modes, and a melody of motifs that come back; the last bar is the tonic.
struct Score: Sendable {
    /// A note of a motif.
    struct MotifNote: Sendable {
        /// Steps from the beginning of the bar.
        let step: Int
        /// In steps.
        let length: Int
        /// Degrees up or down from the note before.
        let move: Int
    }

    let mode: Mode
    /// The MIDI number of the tonic in the middle of the piece.
    let tonic: Int
    let progression: [Int]
    let stepsPerBar: Int
    /// Frames of an eighth note.
    let stepLength: Int
    /// Which note of the chord is played at each step of a bar.
    let figure: [Int]
    let motifs: [[MotifNote]]
    let chordTone: Tone
    let melodyTone: Tone
    /// The bar of the last chord, which sounds to the end.
    let lastBar: Int
    let frameCount: Int

    /// Writes the piece of a track.
    ///
    /// - Parameter frameCount: how long it sounds.
    init(track: String, frameCount: Int) {
        let seed = SHA256.hash(track).prefix(8).reduce(UInt64(0)) { $0 << 8 | UInt64($1) }
        var generator = SeededGenerator(seed: seed)
        mode = generator.choose([.major, .major, .minor, .dorian])
        tonic = 53 + generator.below(8)
        progression = generator.choose(mode.progressions)
        stepsPerBar = generator.choose([8, 8, 6])
        let beatsPerMinute = 66 + generator.below(40)
        let eighth = PieceRenderer.sampleRate * 30 / beatsPerMinute
        stepLength = eighth / PieceRenderer.groupLength * PieceRenderer.groupLength
        figure = generator.choose(stepsPerBar == 8 ? Self.figuresOfEight : Self.figuresOfSix)
        let rhythms = stepsPerBar == 8 ? Self.rhythmsOfEight : Self.rhythmsOfSix
        motifs = (0..<3).map { _ in Self.motif(generator.choose(rhythms), &generator) }
        chordTone = generator.choose([.pluck, .soft])
        melodyTone = generator.choose([.pipe, .pluck])
        lastBar = max(0, frameCount / (stepLength * stepsPerBar) - 1)
        self.frameCount = frameCount
    }

    /// A line over a rhythm, by steps and small leaps.
    private static func motif(_ rhythm: [Int], _ generator: inout SeededGenerator) -> [MotifNote] {
        var step = 0
        return rhythm.map { length in
            defer { step += length }
            return MotifNote(step: step, length: length, move: generator.choose([1, -1, 1, -1, 2, -2, 3]))
        }
    }

    private static let figuresOfEight = [
        [0, 2, 1, 2, 0, 2, 1, 2], [0, 1, 2, 3, 2, 1, 2, 1], [0, 1, 2, 3, 0, 1, 2, 3], [0, 2, 3, 2, 1, 2, 3, 2],
    ]
    private static let figuresOfSix = [[0, 1, 2, 3, 2, 1], [0, 2, 1, 2, 3, 2], [0, 1, 2, 1, 2, 1]]
    /// Lengths in steps.
    private static let rhythmsOfEight = [[2, 2, 2, 2], [3, 1, 4], [4, 2, 2], [2, 1, 1, 4], [6, 1, 1], [4, 4]]
    private static let rhythmsOfSix = [[2, 2, 2], [4, 2], [3, 2, 1], [3, 3], [4, 1, 1]]
}
