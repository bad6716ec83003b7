/// Where a listener stopped in something that is listened to in order.
public struct SonosResumePoint: Sendable, Equatable {
    /// The track's name in the app.
    public let track: String
    /// The number of tracks before it.
    public let index: Int
    /// Milliseconds from the track's beginning.
    public let offsetMillis: Int

    public init(track: String, index: Int, offsetMillis: Int) {
        self.track = track
        self.index = index
        self.offsetMillis = offsetMillis
    }
}
