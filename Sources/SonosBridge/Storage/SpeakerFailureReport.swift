public import VersionService

/// What a player has told of something that went wrong.
public struct SpeakerFailureReport: Sendable, Hashable {
    public let owner: SpeakerOwner
    /// The track's name in the app.
    public let track: String
    /// Sonos' number of the error.
    public let code: Int
    public let message: String
    public let time: Timestamp

    public init(owner: SpeakerOwner, track: String, code: Int, message: String, time: Timestamp) {
        self.owner = owner
        self.track = track
        self.code = code
        self.message = message
        self.time = time
    }
}
