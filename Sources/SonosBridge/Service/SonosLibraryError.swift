/// Why a playlist cannot be edited.
public enum SonosLibraryError: Error, Sendable, Equatable {
    /// There is no such playlist, or no such track.
    case notFound
    /// The playlist is not the listener's own.
    case notEditable
    /// The playlist has changed since the player saw it.
    case conflict
    /// There is no such place in the playlist.
    case invalidPlaces
    /// There is no room for more.
    case full
}
