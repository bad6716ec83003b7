public import ScreenKit

/// Moves a track of one of the listener's playlists to a place, counted from 0.
///
/// The place is absolute, so that a payload sent twice leaves what it left when sent once.
public struct ReorderPlaylistCommand: Command {
    public static let name = "reorderPlaylist"
    private let library: any LibraryStore

    public init(library: any LibraryStore) {
        self.library = library
    }

    public func run(_ payload: CommandPayload, _ context: ScreenContext) async throws -> [Action] {
        let playlist = try payload.identifier("playlist")
        let track = try payload.identifier("track")
        let position = try payload.integer("position", in: 0...LibraryLimits.tracksPerPlaylist)
        return try await context.changingPlaylists { user in
            try await library.moveTrack(track, inPlaylist: playlist, to: position, of: user.id)
            return [.reload(sections: ["tracks"])]
        }
    }
}
