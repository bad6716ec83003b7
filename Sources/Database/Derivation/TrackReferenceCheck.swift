internal import GRDB

/// Checks what refers to something that an import has made smaller.
///
/// Only at the end: what refers to it may be in the import as well, on a later line.
struct TrackReferenceCheck {
    let connection: Connection

    func run() throws {
        try checkMovements()
        try checkPlaylists()
    }

    /// Tracks that were given one by one must be of a movement that is still there.
    private func checkMovements() throws {
        let sql = """
            SELECT reshaped.source, reshaped.line, album.id, (track.key & \(TrackKey.positionMask)), track.movement, work.movement_count
            FROM track JOIN temp.reshaped ON reshaped.work = track.work JOIN work ON work.key = track.work
            JOIN album ON album.key = track.key >> \(TrackKey.positionBits)
            WHERE track.movement > work.movement_count ORDER BY reshaped.source, reshaped.line, track.key LIMIT 1
            """
        guard try connection.number("SELECT 1 FROM temp.reshaped LIMIT 1") != nil else { return }
        let error = try connection.value(sql) { row in
            let (source, line) = (try row.next() as Int, try row.next() as Int)
            let (album, position) = (try row.next() as String, try row.next() as Int)
            let (movement, count) = (try row.next() as Int, try row.next() as Int)
            return SourceError(
                source: source, line: line,
                cause: FieldError(
                    "movements", "track \(position) of the album \"\(album)\" is movement \(movement), and there are \(count)")
            )
        }
        if let error { throw error }
    }

    /// Tracks of playlists must still be on their albums.
    private func checkPlaylists() throws {
        let sql = """
            SELECT playlist.id, album.id, place.track & \(TrackKey.positionMask), album.key
            FROM (SELECT key FROM temp.refresh WHERE kind = 'playlist') AS changed
            CROSS JOIN playlist_track AS place ON place.playlist = changed.key
            CROSS JOIN playlist ON playlist.key = changed.key
            CROSS JOIN album ON album.key = place.track >> \(TrackKey.positionBits)
            WHERE NOT EXISTS (SELECT 1 FROM track WHERE track.key = place.track) LIMIT 1
            """
        let error = try connection.value(sql) { row in
            let (playlist, album) = (try row.next() as String, try row.next() as String)
            let (position, key) = (try row.next() as Int, try row.next() as Int)
            return try missingTrack(position, ofAlbum: album, key: key, in: playlist)
        }
        if let error { throw error }
    }

    /// The album has become shorter by a record of its own, or by one of a work on it.
    private func missingTrack(_ position: Int, ofAlbum album: String, key: Int, in playlist: String) throws -> SourceError {
        let keys = TrackKey.range(ofAlbum: key)
        let place = try connection.value(
            """
            SELECT source, line, 'tracks' FROM temp.seen WHERE kind = 'album' AND key = ? AND change > 0
            UNION ALL
            SELECT source, line, 'movements' FROM temp.reshaped WHERE work IN (SELECT work FROM track WHERE key BETWEEN ? AND ?)
            """, [key, keys.lowerBound, keys.upperBound]
        ) { row in (source: try row.next() as Int, line: try row.next() as Int, field: try row.next() as String) }
        return SourceError(
            source: place?.source ?? 0, line: place?.line ?? 0,
            cause: FieldError(
                place?.field, "the album \"\(album)\" has no track \(position) any more, but the playlist \"\(playlist)\" has")
        )
    }
}
