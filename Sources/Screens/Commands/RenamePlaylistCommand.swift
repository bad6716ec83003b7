public import ScreenKit

/// Gives one of the listener's playlists another name.
public struct RenamePlaylistCommand: Command {
    public static let name = "renamePlaylist"
    private let library: any LibraryStore

    public init(library: any LibraryStore) {
        self.library = library
    }

    public func run(_ payload: CommandPayload, _ context: ScreenContext) async throws -> [Action] {
        let playlist = try payload.identifier("playlist")
        let name = try payload.playlistName("name")
        return try await context.changingPlaylists { user in
            try await library.renamePlaylist(playlist, to: name, of: user.id)
            return context.done(.playlistRenamed, name)
        }
    }
}
