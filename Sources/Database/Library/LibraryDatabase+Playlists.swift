internal import GRDB
public import ScreenKit
public import Screens

extension LibraryDatabase {
    /// A listener's playlists by name, whatever the case and marks of its letters.
    public func playlists(of user: String) async throws -> [UserPlaylist] {
        try await read { connection in
            let tokenizer = try SearchTokenizer(connection)
            let playlists = try connection.values("\(Self.summary) WHERE user = ?", [user], of: Self.playlist)
            let named = try playlists.map { (words: try tokenizer.words($0.name).joined(separator: " "), playlist: $0) }
            return named.sorted { ($0.words, $0.playlist.name) < ($1.words, $1.playlist.name) }.map(\.playlist)
        }
    }

    public func playlist(_ id: String, of user: String) async throws -> UserPlaylist? {
        try await read { connection in try Self.playlist(id, of: user, connection) }
    }

    public func tracks(ofPlaylist id: String, of user: String, _ window: PageWindow) async throws -> Page<String> {
        try await read { connection in
            guard let playlist = try Self.entry(of: id, of: user, connection) else { return Page(items: [], start: window.start, total: 0) }
            let ids: [String] = try connection.values(
                "SELECT track FROM playlist_track WHERE playlist = ? ORDER BY place LIMIT ? OFFSET ?",
                [playlist.key, window.count, window.start]
            ) { row in try row.next() }
            return Page(items: ids, start: window.start, total: playlist.trackCount)
        }
    }

    public func revision(of user: String) async throws -> Int {
        try await read { connection in try connection.number("SELECT number FROM revision WHERE user = ?", [user]) ?? 0 }
    }

    private static let summary = "SELECT id, name, track_count, revision FROM playlist"

    private static func playlist(_ row: inout RowReader) throws -> UserPlaylist {
        UserPlaylist(id: try row.next(), name: try row.next(), trackCount: try row.next(), revision: try row.next())
    }

    static func playlist(_ id: String, of user: String, _ connection: Connection) throws -> UserPlaylist? {
        try connection.value("\(summary) WHERE id = ? AND user = ?", [id, user], of: playlist)
    }

    static func playlist(named name: String, of user: String, _ connection: Connection) throws -> UserPlaylist? {
        try connection.value("\(summary) WHERE user = ? AND name = ?", [user, name], of: playlist)
    }

    /// The key of a playlist and the number of its tracks; nil when there is none of that listener.
    static func entry(of id: String, of user: String, _ connection: Connection) throws -> (key: Int, trackCount: Int)? {
        try connection.value("SELECT key, track_count FROM playlist WHERE id = ? AND user = ?", [id, user]) { row in
            (key: try row.next(), trackCount: try row.next())
        }
    }
}
