import SonosBridge

extension ResumePositionChange {
    /// Nobody wants to come back to the first seconds of a track, or to its last.
    private static let margin = 10_000

    /// What a report means for the place where its listener goes on.
    ///
    /// - A track that is completed or has been skipped begins anew. Sonos names `skippedTrack` and `paused` and leaves the list
    ///   open, so that other words for the end are understood too.
    /// - Otherwise the offset counts, which players send for tracks that can be resumed only: within ten seconds of the beginning
    ///   or the end the track begins anew, anywhere else it goes on from there.
    /// - A report without an offset, or with one that cannot be, says nothing of the place. `seconds` does not either: it counts
    ///   what was heard, repeats included.
    ///
    /// - Parameters:
    ///   - offset: milliseconds from the track's beginning.
    ///   - trackLength: milliseconds; nil if not known.
    init(status: String?, offset: Int?, trackLength: Int?) {
        if let status, ["completed", "finished", "skippedtrack"].contains(ASCII.lowercased(status)) {
            self = .clear
        } else if let offset, (0...Int(Int32.max)).contains(offset) {
            let isAtEnd = trackLength.map { offset > $0 - Self.margin } ?? false
            self = offset < Self.margin || isAtEnd ? .clear : .set(offset)
        } else {
            self = .keep
        }
    }
}
