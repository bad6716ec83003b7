internal import Screens

/// An editors' playlist, as imported.
struct PlaylistRecord {
    static let names: Set<String> = ["kind", "id", "title", "description", "tracks"]

    let id: String
    let title: LocalizedText
    let description: LocalizedText
    let tracks: [TrackID]

    init(_ value: JSONValue) throws(FieldError) {
        let reader = try RecordReader(value, as: "a playlist", names: Self.names)
        id = try reader.id("id")
        title = try reader.localizedText("title")
        description = try reader.localizedText("description", limit: RecordLimits.prose)
        var tracks: [TrackID] = []
        for reader in try reader.objects("tracks", 1...RecordLimits.tracksPerPlaylist, as: "a track", names: ["album", "track"]) {
            tracks.append(
                TrackID(
                    album: try reader.id("album", limit: RecordLimits.albumID),
                    position: try reader.integer("track", 1...RecordLimits.tracksPerAlbum)
                )
            )
        }
        self.tracks = tracks
    }
}
