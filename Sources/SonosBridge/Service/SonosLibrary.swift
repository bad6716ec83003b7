/// Edits the listener's own playlists, which are named by their screens.
///
/// All functions throw ``SonosLibraryError``. An update's name stands for the state of a playlist; an edit based on another
/// state is refused, unless the name is empty.
public protocol SonosLibrary: Sendable {
    /// Makes a playlist of tracks.
    func createPlaylist(title: String, tracks: [String], _ listener: SonosListener) async throws -> (screen: String, updateID: String)
    /// Adds tracks, at the end where the index is negative or past it.
    func add(tracks: [String], to screen: String, at index: Int, updateID: String, _ listener: SonosListener) async throws -> String
    func renamePlaylist(_ screen: String, to title: String, _ listener: SonosListener) async throws
    func deletePlaylist(_ screen: String, _ listener: SonosListener) async throws
    /// Removes the tracks at some places.
    func remove(_ places: [Int], from screen: String, updateID: String, _ listener: SonosListener) async throws -> String
    /// Moves the tracks at some places in front of another.
    func move(_ places: [Int], in screen: String, to place: Int, updateID: String, _ listener: SonosListener) async throws -> String
}
