/// What a report does to the place where its listener goes on with the track.
public enum ResumePositionChange: Sendable, Hashable {
    /// It stays as it is.
    case keep
    /// The track is played from its beginning next time.
    case clear
    /// The track is played from there on, in milliseconds from its beginning.
    case set(Int)
}
