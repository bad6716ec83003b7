/// Tracks that follow each other in one list.
struct TrackRun: Sendable {
    /// The list: a section, or a component that plays many tracks.
    let source: SonosID
    /// The number of tracks.
    let total: Int
}
