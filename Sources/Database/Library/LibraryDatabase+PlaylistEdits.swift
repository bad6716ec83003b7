internal import GRDB
public import Screens

extension LibraryDatabase {
    public func editPlaylist(
        _ id: String, of user: String, expecting revision: Int?, _ edit: PlaylistEdit
    ) async throws -> UserPlaylist {
        if case .insert(let tracks, _) = edit { for track in tracks { try StorableText.check(track) } }
        return try await write { connection in
            guard let playlist = try Self.playlist(id, of: user, connection), let key = try Self.entry(of: id, of: user, connection)?.key
            else { throw LibraryError.noSuchPlaylist }
            guard revision == nil || revision == playlist.revision else { throw LibraryError.changedMeanwhile }
            let tracks: [String] = try connection.values(
                "SELECT track FROM playlist_track WHERE playlist = ? ORDER BY place", [key]
            ) { row in try row.next() }
            let edited = try edit.applied(to: tracks)
            guard edited != tracks else { return playlist }
            guard edited.count <= max(LibraryLimits.tracksPerPlaylist, tracks.count) else { throw LibraryError.limitReached }
            try Self.replaceTracks(of: key, by: edited, connection)
            return UserPlaylist(id: id, name: playlist.name, trackCount: edited.count, revision: playlist.revision + 1)
        }
    }

    private static func replaceTracks(of key: Int, by tracks: [String], _ connection: Connection) throws {
        try connection.run("DELETE FROM playlist_track WHERE playlist = ?", [key])
        for (place, track) in tracks.enumerated() {
            try connection.run("INSERT INTO playlist_track (playlist, place, track) VALUES (?, ?, ?)", [key, place, track])
        }
        try connection.run("UPDATE playlist SET track_count = ?, revision = revision + 1 WHERE key = ?", [tracks.count, key])
    }
}
