public import ScreenKit

/// Appends tracks to one of the listener's playlists; those already in it stay where they are.
public struct AddToPlaylistCommand: Command {
    public static let name = "addToPlaylist"
    private let catalog: any CatalogReading
    private let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        self.catalog = catalog
        self.library = library
    }

    public func run(_ payload: CommandPayload, _ context: ScreenContext) async throws -> [Action] {
        let id = try payload.identifier("playlist")
        let contents = try PlaylistContents(payload, isRequired: true)
        return try await context.changingPlaylists { user in
            let tracks = try await contents.tracks(from: catalog)
            guard let playlist = try await library.playlist(id, of: user.id) else { throw LibraryError.noSuchPlaylist }
            try await library.addTracks(tracks, toPlaylist: id, of: user.id)
            return context.done(.addedToPlaylist, playlist.name)
        }
    }
}
