/// What a player tells of its playing.
public struct SonosPlayReport: Sendable, Equatable {
    /// The track's identifier; empty where the player named the track by the address of its sound.
    public var id: String
    /// Seconds played so far.
    public var seconds: Int?
    /// The container the track is played from.
    public var container: String?
    /// Milliseconds from the track's beginning.
    public var offsetMillis: Int?
    /// `skippedTrack`, `paused` and the like; `update` or `final` for reports that came over HTTP.
    public var status: String?

    /// Whether time has passed, or the track has ended; if not, the listener has done something, named by the status.
    public var isProgress: Bool { status == nil || status == "update" || status == "final" }

    public init(id: String) {
        self.id = id
    }
}
