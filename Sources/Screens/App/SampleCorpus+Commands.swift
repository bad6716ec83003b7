package import ScreenKit

/// What commands answer.
///
/// Each asks for what is so already, so that the order in which they are carried out, and with what beside them, does not matter.
extension SampleCorpus {
    package static let commands: [ScreenSample] = [
        command("favorite", ["kind": "album", "id": "{popularAlbum}"]),
        command("unfavorite", ["kind": "album", "id": .string(missing)]),
        command("createPlaylist", ["name": .string(SampleListener.playlistName)]),
        command("createPlaylist of an album", ["name": .string(SampleListener.playlistName), "tracks": ["{firstTrack}"]]),
        command("renamePlaylist", ["playlist": "{ownPlaylist}", "name": .string(SampleListener.playlistName)]),
        command("deletePlaylist", ["playlist": .string(missing)]),
        command("addToPlaylist", ["playlist": "{ownPlaylist}", "tracks": ["{firstTrack}"]]),
        command("addToPlaylist that is gone", ["playlist": .string(missing), "tracks": ["{firstTrack}"]]),
        command("removeFromPlaylist", ["playlist": "{ownPlaylist}", "track": .string(missing)]),
        command("reorderPlaylist", ["playlist": "{ownPlaylist}", "track": "{firstTrack}", "position": 0]),
        command("setAudioQuality", ["quality": "standard"]),
        command("unlinkSpeaker", ["speaker": .string(missing)]),
        command("favorite signed out", ["kind": "album", "id": "{popularAlbum}"], user: nil),
        command("createPlaylist signed out", ["name": .string(SampleListener.playlistName)], user: nil),
    ]

    /// An identifier that nothing has.
    private static let missing = "u-missing"

    /// A command whose name is the first word of the sample's.
    private static func command(
        _ name: String, _ payload: JSONLiteral, user: ScreenUser? = SampleListener.user
    ) -> ScreenSample {
        ScreenSample("command \(name)", .command(name: String(name.prefix { $0 != " " }), payload: payload), user: user)
    }
}
