public import VersionService

/// What a player has told of its playing.
public struct SpeakerPlayReport: Sendable, Hashable {
    /// What made the player tell it.
    public enum Kind: String, Sendable, CaseIterable {
        /// Time has passed, or the track has ended.
        case progress
        /// The listener has done something, named by the status.
        case status
    }

    public let owner: SpeakerOwner
    public let kind: Kind
    /// The track's name in the app.
    public let track: String
    /// The container it was played from, as players know it.
    public let container: String?
    /// How long the track has been playing.
    public let playedMilliseconds: Int?
    /// Milliseconds from the track's beginning.
    public let offsetMilliseconds: Int?
    /// `skippedTrack`, `paused` and the like.
    public let status: String?
    public let time: Timestamp

    public init(
        owner: SpeakerOwner, kind: Kind, track: String, container: String? = nil, playedMilliseconds: Int? = nil,
        offsetMilliseconds: Int? = nil, status: String? = nil, time: Timestamp
    ) {
        self.owner = owner
        self.kind = kind
        self.track = track
        self.container = container
        self.playedMilliseconds = playedMilliseconds
        self.offsetMilliseconds = offsetMilliseconds
        self.status = status
        self.time = time
    }
}
