/// Why a listener's library cannot be changed as asked.
public enum LibraryError: Error, Sendable, Equatable {
    /// There is no such playlist of this listener.
    case noSuchPlaylist
    /// The listener has another playlist of that name.
    case nameTaken
    /// One of the bounds in ``LibraryLimits`` is reached.
    case limitReached
    /// The playlist is no longer as it was when the edit was made.
    case changedMeanwhile
    /// The playlist has no such place.
    case noSuchPlace
}
