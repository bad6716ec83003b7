/// A note of an instrument, at its place in the piece.
struct Note: Sendable {
    /// The frame it begins with; like its length, a multiple of ``PieceRenderer/groupLength``.
    let start: Int
    /// In frames.
    let length: Int
    /// In hertz.
    let frequency: Double
    let tone: Tone
    /// How loud it is on each side, 1 being all there is.
    let left: Float
    let right: Float
}
