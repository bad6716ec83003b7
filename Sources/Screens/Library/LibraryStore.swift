public import ScreenKit

/// What the screens and commands need of a listener's own library.
///
/// Every change is idempotent: made twice, it leaves what it left when made once. All functions throw when the
/// store cannot be reached, and ``LibraryError`` where it says so.
public protocol LibraryStore: Sendable {
    func favorites(of user: String) async throws -> Favorites
    /// Identifiers, latest marked first.
    func favorites(of user: String, kind: FavoriteKind, _ window: PageWindow) async throws -> Page<String>
    /// Marks or unmarks a favourite.
    ///
    /// - Throws: ``LibraryError/limitReached``.
    func setFavorite(_ isFavorite: Bool, kind: FavoriteKind, id: String, of user: String) async throws

    /// By name.
    func playlists(of user: String) async throws -> [UserPlaylist]
    func playlist(_ id: String, of user: String) async throws -> UserPlaylist?
    /// Track identifiers in the listener's order.
    func tracks(ofPlaylist id: String, of user: String, _ window: PageWindow) async throws -> Page<String>
    /// Makes a playlist, or finds the one of that name, and appends those tracks that are not in it.
    ///
    /// - Throws: ``LibraryError/limitReached``.
    func createPlaylist(named name: String, tracks: [String], of user: String) async throws -> UserPlaylist
    /// - Throws: ``LibraryError/noSuchPlaylist``, ``LibraryError/nameTaken``.
    func renamePlaylist(_ id: String, to name: String, of user: String) async throws
    /// Deletes a playlist; one that is not there is as good as deleted.
    func deletePlaylist(_ id: String, of user: String) async throws
    /// Appends those tracks that are not in the playlist yet.
    ///
    /// - Throws: ``LibraryError/noSuchPlaylist``, ``LibraryError/limitReached``.
    func addTracks(_ tracks: [String], toPlaylist id: String, of user: String) async throws
    /// - Throws: ``LibraryError/noSuchPlaylist``.
    func removeTrack(_ track: String, fromPlaylist id: String, of user: String) async throws
    /// Moves a track to a place, counted from 0; a place beyond the end is the end.
    ///
    /// - Throws: ``LibraryError/noSuchPlaylist``.
    func moveTrack(_ track: String, inPlaylist id: String, to place: Int, of user: String) async throws

    /// Changes the tracks of a playlist in one step.
    ///
    /// - Parameter revision: the ``UserPlaylist/revision`` the edit was made for; nil to make it whatever the state.
    /// - Returns: the playlist after the edit.
    /// - Throws: ``LibraryError/noSuchPlaylist``, ``LibraryError/changedMeanwhile``, ``LibraryError/noSuchPlace``,
    ///   ``LibraryError/limitReached``.
    func editPlaylist(_ id: String, of user: String, expecting revision: Int?, _ edit: PlaylistEdit) async throws -> UserPlaylist
    /// A number that grows with every change of the listener's favourites and playlists, and is never used again.
    func revision(of user: String) async throws -> Int

    func audioQuality(of user: String) async throws -> AudioQuality
    func setAudioQuality(_ quality: AudioQuality, of user: String) async throws
}
