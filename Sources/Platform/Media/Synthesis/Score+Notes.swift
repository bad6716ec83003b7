import Glibc

extension Score {
    /// How many steps a note may have begun before and still sound: the last chord is up to two bars long.
    var longestNote: Int { 2 * stepsPerBar + 1 }

    /// Appends the notes that begin at a step.
    func appendNotes(atStep step: Int, to notes: inout [Note]) {
        let bar = step / stepsPerBar
        let position = step % stepsPerBar
        guard step >= 0, bar <= lastBar else { return }
        if bar == lastBar {
            appendLastChord(step, position, to: &notes)
            return
        }
        let root = progression[bar % progression.count]
        if position == 0 { notes.append(bass(step, root)) }
        notes.append(chordNote(step, position, root))
        if let note = melody(step, position, bar, root) { notes.append(note) }
    }

    private func bass(_ step: Int, _ root: Int) -> Note {
        note(step, frames: stepsPerBar * stepLength, degree: Self.low(root) - 7, root, .bass, loudness: 0.36, pan: 0)
    }

    private func chordNote(_ step: Int, _ position: Int, _ root: Int) -> Note {
        let degree = Self.low(root) + Self.chord[figure[position]]
        return note(step, frames: 3 * stepLength, degree: degree, root, chordTone, loudness: position == 0 ? 0.28 : 0.22, pan: -0.35)
    }

    private func melody(_ step: Int, _ position: Int, _ bar: Int, _ root: Int) -> Note? {
        let phrase = bar % 4
        var degree = Self.nearestInChord(9 + Self.anchors[phrase], root)
        for (index, note) in motifs[Self.form[phrase]].enumerated() {
            guard note.step <= position else { return nil }
            // A line that would leave its register turns round.
            if index > 0 { degree += Self.register.contains(degree + note.move) ? note.move : -note.move }
            // What falls on a beat belongs to the chord; what lies between may pass through.
            if note.step.isMultiple(of: 2) { degree = Self.nearestInChord(degree, root) }
            if note.step == position {
                return self.note(
                    step, frames: note.length * stepLength, degree: degree, root, melodyTone, loudness: 0.36, pan: 0.3)
            }
        }
        return nil
    }

    /// The notes of the tonic, one after the other, held to the end.
    private func appendLastChord(_ step: Int, _ position: Int, to notes: inout [Note]) {
        let rest = frameCount - step * stepLength
        guard rest > 0 else { return }
        if position == 0 {
            notes.append(note(step, frames: rest, degree: -7, 0, .bass, loudness: 0.36, pan: 0))
            notes.append(note(step, frames: rest, degree: 7, 0, melodyTone, loudness: 0.32, pan: 0.3))
        }
        guard position < Self.chord.count else { return }
        notes.append(note(step, frames: rest, degree: Self.chord[position], 0, chordTone, loudness: 0.22, pan: -0.35))
    }

    /// A note of a degree, in the scale as the chord on `root` has it.
    private func note(
        _ step: Int, frames: Int, degree: Int, _ root: Int, _ tone: Tone, loudness: Float, pan: Float
    ) -> Note {
        let key = tonic + mode.semitones(degree: degree, root: root)
        let group = PieceRenderer.groupLength
        return Note(
            start: step * stepLength, length: (frames + group - 1) / group * group, frequency: 440 * exp2(Double(key - 69) / 12),
            tone: tone, left: loudness * min(1, 1 - pan), right: loudness * min(1, 1 + pan))
    }

    /// The nearest degree that belongs to the chord on a root, which is never more than one step away.
    private static func nearestInChord(_ degree: Int, _ root: Int) -> Int {
        let above = ((degree - root) % 7 + 7) % 7
        switch above {
        case 0, 2, 4: return degree
        case 6: return degree + 1
        default: return degree - 1
        }
    }

    /// A root in the octave around the tonic.
    private static func low(_ root: Int) -> Int {
        root > 3 ? root - 7 : root
    }

    /// Where melodies move, in degrees above the tonic.
    private static let register = 5...13
    /// Degrees of a chord above its root.
    private static let chord = [0, 2, 4, 7]
    /// Which motif the bars of a phrase have, and how much higher it begins.
    private static let form = [0, 1, 0, 2]
    private static let anchors = [0, 2, 1, -1]
}
