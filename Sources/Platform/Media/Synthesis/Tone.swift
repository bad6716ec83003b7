import Glibc

/// The sound of an instrument: partials that each fade in their own time, the high ones first, as those of a string do.
struct Tone: Sendable {
    struct Partial: Sendable {
        /// A multiple of the note's frequency.
        let multiple: Double
        /// Its share of the loudness.
        let amplitude: Double
        /// How fast it fades, in natural logarithms a second.
        let decay: Double
    }

    let partials: [Partial]
    /// Frames over which a note swells, without which it would click.
    let attack: Int
    /// Frames over which a note is damped at its end.
    let release: Int

    /// - Parameters:
    ///   - slope: how much weaker high partials are.
    ///   - decay: how fast the first partial fades.
    ///   - damping: how much faster each partial fades than the one below it.
    init(partials count: Int, slope: Double, decay: Double, damping: Double, attack: Int, release: Int) {
        var partials = (1...count).map { number in
            Partial(
                multiple: Double(number), amplitude: pow(Double(number), -slope), decay: decay * (1 + damping * Double(number - 1)))
        }
        let sum = partials.reduce(0) { $0 + $1.amplitude }
        // Together they are never louder than 1, whatever their phases.
        partials = partials.map { Partial(multiple: $0.multiple, amplitude: $0.amplitude / sum, decay: $0.decay) }
        self.partials = partials
        self.attack = attack
        self.release = release
    }

    /// A plucked string.
    static let pluck = Tone(partials: 6, slope: 1.3, decay: 2.2, damping: 0.9, attack: 160, release: 1764)
    /// A string that is struck softly.
    static let soft = Tone(partials: 4, slope: 1.9, decay: 1.6, damping: 0.8, attack: 400, release: 2646)
    /// A pipe.
    static let pipe = Tone(partials: 5, slope: 1.7, decay: 0.35, damping: 0.2, attack: 1544, release: 3528)
    /// A low string.
    static let bass = Tone(partials: 5, slope: 1.5, decay: 1.0, damping: 0.7, attack: 320, release: 3528)
}
