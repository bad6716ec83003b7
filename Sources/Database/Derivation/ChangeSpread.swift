internal import GRDB

/// Finds what has to be derived anew because of what an import has changed, and puts it into the temporary table `refresh`.
///
/// The lists still are what they were before the import, and so tell what shows something of what. What an import adds is in no list
/// yet, and has a record of its own.
struct ChangeSpread {
    let connection: Connection

    func run() throws {
        try refresh("SELECT kind, key FROM temp.seen WHERE change > 0")
        try refresh("SELECT 'work', item FROM \(listing(.worksOfComposer, ofChanged: .composer))")
        try refresh("SELECT 'composer', composer FROM temp.seen JOIN work ON work.key = seen.key WHERE kind = 'work' AND change > 0")
        try refresh("SELECT 'album', item FROM \(listing(.albumsOfArtist, ofChanged: .artist))")
        try refresh("SELECT 'album', item FROM \(listing(.albumsOfEnsemble, ofChanged: .ensemble))")
        try refresh(
            """
            SELECT 'album', item FROM (SELECT key FROM temp.refresh WHERE kind = 'work') AS changed
            CROSS JOIN listing ON list = \(Listing.albumsOfWork.rawValue) AND owner = changed.key
            """
        )
        try refreshReshaped()
        try refreshPlaylists()
    }

    /// The albums that have movements of works whose movements have changed, whether a list knows of it or not.
    private func refreshReshaped() throws {
        guard try connection.number("SELECT 1 FROM temp.reshaped LIMIT 1") != nil else { return }
        try refresh(
            "SELECT DISTINCT 'album', key >> \(TrackKey.positionBits) FROM track WHERE work IN (SELECT work FROM temp.reshaped)"
        )
    }

    /// The playlists of tracks of albums that have changed: these may be longer or shorter now, or gone.
    private func refreshPlaylists() throws {
        try refresh(
            """
            SELECT DISTINCT 'playlist', playlist FROM (SELECT key FROM temp.refresh WHERE kind = 'album') AS changed
            CROSS JOIN playlist_track
            ON track BETWEEN changed.key << \(TrackKey.positionBits) AND changed.key << \(TrackKey.positionBits) | \(TrackKey.positionMask)
            """
        )
    }

    private func listing(_ list: Listing, ofChanged kind: EntityKind) -> String {
        """
        (SELECT key FROM temp.seen WHERE kind = '\(kind.rawValue)' AND change > 1) AS changed
        CROSS JOIN listing ON list = \(list.rawValue) AND owner = changed.key
        """
    }

    private func refresh(_ selection: String) throws {
        try connection.execute(sql: "INSERT OR IGNORE INTO temp.refresh \(selection)")
    }
}
