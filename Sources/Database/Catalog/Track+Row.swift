internal import Screens

extension Track: StoredSummary {
    static let queries = SummaryQueries(table: "track", selection: selection, joins: joins)

    /// Tracks of an album in order: arguments are the first and the last key an album's tracks can have.
    static let ofAlbum = "SELECT \(selection) FROM track \(joins) WHERE track.key BETWEEN ? AND ? ORDER BY track.key"

    /// Tracks of a playlist in order: arguments are the playlist's key, count and offset.
    static let ofPlaylist = """
        SELECT \(selection) FROM (
            SELECT position, track FROM playlist_track WHERE playlist = ? ORDER BY position LIMIT ? OFFSET ?
        ) AS place
        CROSS JOIN track ON track.key = place.track \(joins)
        ORDER BY place.position
        """

    private static let selection = """
        track.key, coalesce(track.title, movement.title), track.duration, album.id, album.title, album.artist_line, \
        work.id, work.title, composer.id, composer.name, track.movement, work.movement_count
        """
    private static let joins = """
        CROSS JOIN album ON album.key = track.key >> \(TrackKey.positionBits)
        CROSS JOIN work ON work.key = track.work
        CROSS JOIN composer ON composer.key = work.composer
        CROSS JOIN movement ON movement.work = track.work AND movement.position = track.movement
        """

    init(from row: inout RowReader) throws {
        let position = TrackKey.position(of: try row.next())
        let title: String = try row.next()
        let duration: Int = try row.next()
        let albumID: String = try row.next()
        self.init(
            id: TrackID(album: albumID, position: position).text, position: position, title: title, duration: duration, albumID: albumID,
            albumTitle: try row.next(), artistLine: try row.next(), workID: try row.next(), workTitle: try row.next(),
            composerID: try row.next(), composerName: try row.next(), movement: try row.next(), movementCount: try row.next()
        )
    }
}
