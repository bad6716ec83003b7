public import ScreenKit

/// Deletes one of the listener's playlists.
public struct DeletePlaylistCommand: Command {
    public static let name = "deletePlaylist"
    private let library: any LibraryStore

    public init(library: any LibraryStore) {
        self.library = library
    }

    public func run(_ payload: CommandPayload, _ context: ScreenContext) async throws -> [Action] {
        let playlist = try payload.identifier("playlist")
        return try await context.changingPlaylists { user in
            try await library.deletePlaylist(playlist, of: user.id)
            // The playlist's own screen has nothing left to show, so the listener is taken to the others.
            let myMusic = context.open(MyMusicScreen.self, MyMusicRoute(), header: MyMusicScreen.header(context))
            return [myMusic] + context.told(.playlistDeleted)
        }
    }
}
