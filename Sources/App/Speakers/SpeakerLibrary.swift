import Database
import ScreenKit
import Screens
import SonosBridge

/// Edits listeners' playlists from their speakers.
///
/// The name of a playlist's state is its revision, so an edit of a list that has changed meanwhile is refused.
struct SpeakerLibrary: SonosLibrary {
    let catalog: any CatalogReading
    let library: any LibraryStore

    func createPlaylist(title: String, tracks: [String], _ listener: SonosListener) async throws -> (screen: String, updateID: String) {
        let user = try user(listener)
        try await check(tracks)
        let name = try await freeName(title, user)
        let playlist = try await translating { try await library.createPlaylist(named: name, tracks: tracks, of: user) }
        return (screen: screen(playlist.id), updateID: String(playlist.revision))
    }

    func add(tracks: [String], to screen: String, at index: Int, updateID: String, _ listener: SonosListener) async throws -> String {
        try await check(tracks)
        return try await edit(screen, updateID, .insert(tracks, at: index), listener)
    }

    func renamePlaylist(_ screen: String, to title: String, _ listener: SonosListener) async throws {
        let (user, id) = try own(screen, listener)
        try await translating { try await library.renamePlaylist(id, to: title, of: user) }
    }

    func deletePlaylist(_ screen: String, _ listener: SonosListener) async throws {
        let (user, id) = try own(screen, listener)
        guard try await library.playlist(id, of: user) != nil else { throw SonosLibraryError.notFound }
        try await translating { try await library.deletePlaylist(id, of: user) }
    }

    func remove(_ places: [Int], from screen: String, updateID: String, _ listener: SonosListener) async throws -> String {
        try await edit(screen, updateID, .remove(places), listener)
    }

    func move(_ places: [Int], in screen: String, to place: Int, updateID: String, _ listener: SonosListener) async throws -> String {
        try await edit(screen, updateID, .move(places, to: place), listener)
    }

    /// The title, with a number where the listener has a playlist of that name: a player that makes one expects a new one.
    private func freeName(_ title: String, _ user: String) async throws -> String {
        let taken = Set(try await library.playlists(of: user).map(\.name))
        guard taken.contains(title) else { return title }
        return (2...LibraryLimits.playlists + 1).lazy.map { "\(title) \($0)" }.first { !taken.contains($0) } ?? title
    }

    /// Playlists hold tracks of the catalogue and nothing else that plays, such as episodes.
    private func check(_ tracks: [String]) async throws {
        let names = Array(Set(tracks))
        guard try await catalog.tracks(ids: names).count == names.count else { throw SonosLibraryError.notFound }
    }

    private func edit(_ screen: String, _ updateID: String, _ edit: PlaylistEdit, _ listener: SonosListener) async throws -> String {
        let (user, id) = try own(screen, listener)
        // Names that were never given out stand for no state there ever was.
        let revision = updateID.isEmpty ? nil : Int(updateID) ?? -1
        let playlist = try await translating { try await library.editPlaylist(id, of: user, expecting: revision, edit) }
        return String(playlist.revision)
    }

    /// The listener, and the identifier of the playlist on a screen.
    ///
    /// - Throws: ``SonosLibraryError/notEditable`` for a screen that is not a listener's own playlist.
    private func own(_ screen: String, _ listener: SonosListener) throws -> (user: String, id: String) {
        let folder = "\(PlaylistRoute.folder)/"
        guard screen.hasPrefix("\(folder)\(UserPlaylist.idPrefix)") else { throw SonosLibraryError.notEditable }
        return (try user(listener), String(screen.dropFirst(folder.count)))
    }

    private func user(_ listener: SonosListener) throws -> String {
        guard let user = listener.user else { throw SonosLibraryError.notEditable }
        return user.id
    }

    private func screen(_ playlist: String) -> String { String(PlaylistRoute(id: playlist).path.dropFirst()) }

    /// What a refusal of the library is to players.
    private func translating<Value>(_ change: () async throws -> Value) async throws -> Value {
        do {
            return try await change()
        } catch let error as LibraryError {
            switch error {
            case .noSuchPlaylist: throw SonosLibraryError.notFound
            case .nameTaken: throw SonosLibraryError.notEditable
            case .limitReached: throw SonosLibraryError.full
            case .changedMeanwhile: throw SonosLibraryError.conflict
            case .noSuchPlace: throw SonosLibraryError.invalidPlaces
            }
        }
    }
}
