/// Fills the play queue with tracks and plays one of them.
///
/// A client that knows `queue` plays on through the other tracks on the screen that carry the same queue, in order.
public struct PlayAction: Sendable, Equatable {
    /// Where the tracks come from (`albums/42`).
    public var queue: String
    /// Index in `queue` of the first of `tracks`.
    public var startIndex: Int
    public var tracks: [QueueTrack]

    public init(queue: String, startIndex: Int, tracks: [QueueTrack]) {
        self.queue = queue
        self.startIndex = startIndex
        self.tracks = tracks
    }
}
