internal import GRDB
internal import ScreenKit
public import Screens

extension LibraryDatabase {
    /// Makes a playlist, or finds the one of that name and appends those tracks that are not in it yet.
    ///
    /// - Throws: ``LibraryError/limitReached``, also for too long a name.
    public func createPlaylist(named name: String, tracks: [String], of user: String) async throws -> UserPlaylist {
        try Self.check(name)
        try StorableText.check(user)
        return try await write { connection in
            if let existing = try Self.playlist(named: name, of: user, connection) {
                try Self.append(tracks, to: existing.id, of: user, connection)
                return try Self.playlist(existing.id, of: user, connection) ?? existing
            }
            let count = try connection.number("SELECT count(*) FROM playlist WHERE user = ?", [user]) ?? 0
            guard count < LibraryLimits.playlists else { throw LibraryError.limitReached }
            let id = Self.makeID()
            try connection.run("INSERT INTO playlist (id, user, name) VALUES (?, ?, ?)", [id, user, name])
            try Self.append(tracks, to: id, of: user, connection)
            guard let made = try Self.playlist(id, of: user, connection) else { throw LibraryError.noSuchPlaylist }
            return made
        }
    }

    /// Gives a playlist another name.
    ///
    /// - Throws: ``LibraryError/noSuchPlaylist``, ``LibraryError/nameTaken``, ``LibraryError/limitReached`` for too long a name.
    public func renamePlaylist(_ id: String, to name: String, of user: String) async throws {
        try Self.check(name)
        try await write { connection in
            let key = try Self.existing(id, of: user, connection).key
            if let other = try Self.playlist(named: name, of: user, connection), other.id != id { throw LibraryError.nameTaken }
            try connection.run("UPDATE playlist SET name = ?, revision = revision + 1 WHERE key = ? AND name <> ?", [name, key, name])
        }
    }

    public func deletePlaylist(_ id: String, of user: String) async throws {
        try await write { connection in try connection.run("DELETE FROM playlist WHERE id = ? AND user = ?", [id, user]) }
    }

    public func addTracks(_ tracks: [String], toPlaylist id: String, of user: String) async throws {
        try await write { connection in try Self.append(tracks, to: id, of: user, connection) }
    }

    /// Takes a track out of a playlist; one that is not in it is as good as taken out.
    ///
    /// - Throws: ``LibraryError/noSuchPlaylist``.
    public func removeTrack(_ track: String, fromPlaylist id: String, of user: String) async throws {
        try await write { connection in
            let key = try Self.existing(id, of: user, connection).key
            guard let place = try Self.place(of: track, in: key, connection) else { return }
            try connection.run("DELETE FROM playlist_track WHERE playlist = ? AND track = ?", [key, track])
            try connection.run("UPDATE playlist_track SET place = place - 1 WHERE playlist = ? AND place > ?", [key, place])
            try connection.run("UPDATE playlist SET track_count = track_count - 1, revision = revision + 1 WHERE key = ?", [key])
        }
    }

    /// Moves a track to a place, counted from 0; a place beyond the end is the end, one before the beginning the beginning.
    ///
    /// - Throws: ``LibraryError/noSuchPlaylist``.
    public func moveTrack(_ track: String, inPlaylist id: String, to place: Int, of user: String) async throws {
        try await write { connection in
            let playlist = try Self.existing(id, of: user, connection)
            guard let from = try Self.place(of: track, in: playlist.key, connection) else { return }
            let target = min(max(0, place), playlist.trackCount - 1)
            guard target != from else { return }
            try connection.run(
                target > from
                    ? "UPDATE playlist_track SET place = place - 1 WHERE playlist = ? AND place > ? AND place <= ?"
                    : "UPDATE playlist_track SET place = place + 1 WHERE playlist = ? AND place < ? AND place >= ?",
                [playlist.key, from, target]
            )
            try connection.run("UPDATE playlist_track SET place = ? WHERE playlist = ? AND track = ?", [target, playlist.key, track])
            try connection.run("UPDATE playlist SET revision = revision + 1 WHERE key = ?", [playlist.key])
        }
    }

    private static func existing(_ id: String, of user: String, _ connection: Connection) throws -> (key: Int, trackCount: Int) {
        guard let playlist = try entry(of: id, of: user, connection) else { throw LibraryError.noSuchPlaylist }
        return playlist
    }

    private static func place(of track: String, in key: Int, _ connection: Connection) throws -> Int? {
        try connection.number("SELECT place FROM playlist_track WHERE playlist = ? AND track = ?", [key, track])
    }

    /// Appends those tracks that are not there yet.
    private static func append(_ tracks: [String], to id: String, of user: String, _ connection: Connection) throws {
        let playlist = try existing(id, of: user, connection)
        var count = playlist.trackCount
        for track in tracks where try place(of: track, in: playlist.key, connection) == nil {
            try StorableText.check(track)
            guard count < LibraryLimits.tracksPerPlaylist else { throw LibraryError.limitReached }
            try connection.run("INSERT INTO playlist_track (playlist, place, track) VALUES (?, ?, ?)", [playlist.key, count, track])
            count += 1
        }
        guard count > playlist.trackCount else { return }
        try connection.run("UPDATE playlist SET track_count = ?, revision = revision + 1 WHERE key = ?", [count, playlist.key])
    }

    private static func check(_ name: String) throws {
        try StorableText.check(name)
        guard name.utf8.count <= LibraryLimits.playlistName else { throw LibraryError.limitReached }
    }

    /// An identifier that cannot be guessed: 20 of 36 characters are more than 100 bits.
    private static func makeID() -> String {
        var generator = SystemRandomNumberGenerator()
        let characters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
        return UserPlaylist.idPrefix + String((0..<20).map { _ in characters[Int.random(in: 0..<36, using: &generator)] })
    }
}
