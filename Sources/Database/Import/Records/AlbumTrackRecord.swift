/// A track of an album whose tracks are given one by one.
struct AlbumTrackRecord {
    let work: String
    /// From 1.
    let movement: Int
    /// Nil if it is called as the movement is.
    let title: String?
    let duration: Int

    /// Reads the tracks of an album.
    static func tracks(_ album: RecordReader) throws(FieldError) -> [AlbumTrackRecord] {
        var tracks: [AlbumTrackRecord] = []
        let names: Set = ["work", "movement", "title", "duration"]
        for reader in try album.objects("tracks", 1...RecordLimits.tracksPerAlbum, as: "a track", names: names) {
            tracks.append(
                AlbumTrackRecord(
                    work: try reader.id("work"), movement: try reader.integer("movement", 1...RecordLimits.movements),
                    title: try reader.optionalText("title"), duration: try reader.integer("duration", RecordLimits.duration)
                )
            )
        }
        return tracks
    }
}
