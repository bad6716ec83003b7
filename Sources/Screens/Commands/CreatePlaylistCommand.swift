public import ScreenKit

/// Makes a playlist, with tracks in it or empty, and opens it.
///
/// A listener's playlists have different names, so that making one twice makes one.
public struct CreatePlaylistCommand: Command {
    public static let name = "createPlaylist"
    private let catalog: any CatalogReading
    private let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        self.catalog = catalog
        self.library = library
    }

    public func run(_ payload: CommandPayload, _ context: ScreenContext) async throws -> [Action] {
        let name = try payload.playlistName("name")
        let contents = try PlaylistContents(payload, isRequired: false)
        return try await context.changingPlaylists { user in
            let tracks = try await contents.tracks(from: catalog)
            let playlist = try await library.createPlaylist(named: name, tracks: tracks, of: user.id)
            let components = MusicComponents(context: context, favorites: Favorites())
            let opened = tracks.isEmpty ? [PlaylistScreen.open(playlist, components)] : []
            return context.done(.playlistCreated, playlist.name) + opened
        }
    }
}
