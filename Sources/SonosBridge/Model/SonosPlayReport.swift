/// What a player tells of its playing.
public struct SonosPlayReport: Sendable, Equatable {
    /// The track.
    public var id: String
    /// Seconds played so far.
    public var seconds: Int?
    /// The container the track is played from.
    public var container: String?
    /// Milliseconds from the track's beginning.
    public var offsetMillis: Int?
    /// `skippedTrack`, `paused` and the like.
    public var status: String?

    public init(id: String) {
        self.id = id
    }
}
