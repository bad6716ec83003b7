public import ScreenKit

/// Takes a track out of one of the listener's playlists.
public struct RemoveFromPlaylistCommand: Command {
    public static let name = "removeFromPlaylist"
    private let library: any LibraryStore

    public init(library: any LibraryStore) {
        self.library = library
    }

    public func run(_ payload: CommandPayload, _ context: ScreenContext) async throws -> [Action] {
        let playlist = try payload.identifier("playlist")
        let track = try payload.identifier("track")
        return try await context.changingPlaylists { user in
            try await library.removeTrack(track, fromPlaylist: playlist, of: user.id)
            return context.done(.removedFromPlaylist)
        }
    }
}
