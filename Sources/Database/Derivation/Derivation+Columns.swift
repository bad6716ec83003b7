extension Derivation {
    /// Makes the columns of albums and playlists that follow from their tracks and performers.
    func makeColumns() throws {
        let tracks = """
            FROM track WHERE track.key BETWEEN album.key << \(TrackKey.positionBits)
            AND album.key << \(TrackKey.positionBits) | \(TrackKey.positionMask)
            """
        try execute(
            """
            UPDATE album SET
                (track_count, duration) = (SELECT count(*), total(duration) FROM (SELECT duration \(tracks))),
                artist_line = coalesce((\(artistLine)), '')
            WHERE key IN \(keys(.album))
            """
        )
        try execute(
            """
            UPDATE playlist SET (track_count, duration) = (
                SELECT count(*), total(track.duration) FROM playlist_track CROSS JOIN track ON track.key = playlist_track.track
                WHERE playlist_track.playlist = playlist.key
            ) WHERE key IN \(keys(.playlist))
            """
        )
    }

    /// Artists, then ensembles, each in the order of the record; null if there are none.
    private var artistLine: String {
        """
        SELECT group_concat(name, ', ') FROM (
            SELECT artist.name, 1 AS part, position FROM album_artist JOIN artist ON artist.key = album_artist.artist
            WHERE album_artist.album = album.key
            UNION ALL
            SELECT ensemble.name, 2, position FROM album_ensemble JOIN ensemble ON ensemble.key = album_ensemble.ensemble
            WHERE album_ensemble.album = album.key
            ORDER BY part, position
        )
        """
    }
}
