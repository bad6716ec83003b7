import Glibc

/// Computes the sound of a score, block by block.
///
/// A block is always computed from its own beginning, so that it comes out the same whatever was computed before it. Within it, a
/// partial is a complex number that is turned and shrunk from one group of frames to the next, eight frames at a time.
struct PieceRenderer {
    /// Frames a second.
    static let sampleRate = 44_100
    /// Frames computed at a time; divides ``blockLength``.
    static let groupLength = 8
    /// Frames of a block.
    static let blockLength = 1024

    private static let groupCount = blockLength / groupLength
    /// What is fainter than this is not heard: a 16-bit sample has steps of 3e-5.
    private static let silence = 2e-6
    /// Frames over which the end fades.
    private static let fadeLength = 2 * sampleRate

    private let score: Score
    private var notes: [Note] = []
    /// A single note, before it is put in its place.
    private var voice = [SIMD8<Float>](repeating: .zero, count: groupCount)
    /// The sound of the last block, between -1 and 1.
    private(set) var left = [SIMD8<Float>](repeating: .zero, count: groupCount)
    private(set) var right = [SIMD8<Float>](repeating: .zero, count: groupCount)

    init(_ score: Score) {
        self.score = score
    }

    /// Computes a block; what lies beyond the end is silent.
    mutating func render(block: Int) {
        let start = block * Self.blockLength
        for group in 0..<Self.groupCount {
            left[group] = .zero
            right[group] = .zero
        }
        notes.removeAll(keepingCapacity: true)
        let last = (start + Self.blockLength - 1) / score.stepLength
        for step in max(0, start / score.stepLength - score.longestNote)...last { score.appendNotes(atStep: step, to: &notes) }
        for note in notes where note.start < start + Self.blockLength && note.start + note.length > start { add(note, from: start) }
        if start + Self.blockLength > score.frameCount - Self.fadeLength { fade(from: start) }
    }

    private mutating func add(_ note: Note, from start: Int) {
        let first = max(0, note.start - start) / Self.groupLength
        let end = min(Self.groupCount, (note.start + note.length - start) / Self.groupLength)
        let offset = start + first * Self.groupLength - note.start
        for group in first..<end { voice[group] = .zero }
        for partial in note.tone.partials { add(partial, of: note, offset: offset, to: first..<end) }
        // Swelling and damping are straight lines in time; elsewhere a note has its full strength.
        let attack = 1 / Float(note.tone.attack)
        let release = 1 / Float(note.tone.release)
        var age = SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7) + Float(offset)
        for group in first..<end {
            let gain = pointwiseMin(pointwiseMin(age * attack, (Float(note.length) - age) * release), SIMD8(repeating: 1))
            let sound = voice[group] * gain
            left[group] += sound * note.left
            right[group] += sound * note.right
            age += Float(Self.groupLength)
        }
    }

    /// Adds a partial to the voice, beginning `offset` frames after the note did.
    private mutating func add(_ partial: Tone.Partial, of note: Note, offset: Int, to groups: Range<Int>) {
        let frequency = note.frequency * partial.multiple
        let rate = Double(Self.sampleRate)
        let strength = partial.amplitude * exp(-partial.decay * Double(offset) / rate)
        // Beyond half the sampling rate there is no sound, only another one mirrored.
        guard strength > Self.silence, frequency < rate * 0.45 else { return }
        let shrinking = exp(-partial.decay / rate)
        let angle = 2 * Double.pi * frequency / rate
        let turn = (real: shrinking * cos(angle), imaginary: shrinking * sin(angle))
        let phase = 2 * Double.pi * (frequency * Double(offset) / rate).truncatingRemainder(dividingBy: 1)
        var state = (real: strength * cos(phase), imaginary: strength * sin(phase))
        var real = SIMD8<Float>.zero
        var imaginary = SIMD8<Float>.zero
        for lane in 0..<Self.groupLength {
            real[lane] = Float(state.real)
            imaginary[lane] = Float(state.imaginary)
            state = (
                state.real * turn.real - state.imaginary * turn.imaginary, state.real * turn.imaginary + state.imaginary * turn.real
            )
        }
        let groupShrinking = exp(-partial.decay * Double(Self.groupLength) / rate)
        let groupReal = Float(groupShrinking * cos(angle * Double(Self.groupLength)))
        let groupImaginary = Float(groupShrinking * sin(angle * Double(Self.groupLength)))
        for group in groups {
            voice[group] += imaginary
            let next = real * groupReal - imaginary * groupImaginary
            imaginary = real * groupImaginary + imaginary * groupReal
            real = next
        }
    }

    /// Lets the end of the piece die away, and nothing sound after it.
    private mutating func fade(from start: Int) {
        let scale = 1 / Float(Self.fadeLength)
        var rest = Float(score.frameCount - start) - SIMD8<Float>(0, 1, 2, 3, 4, 5, 6, 7)
        for group in 0..<Self.groupCount {
            let gain = (rest * scale).clamped(lowerBound: .zero, upperBound: SIMD8(repeating: 1))
            left[group] *= gain
            right[group] *= gain
            rest -= Float(Self.groupLength)
        }
    }
}
