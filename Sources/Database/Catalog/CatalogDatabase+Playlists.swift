internal import GRDB
public import ScreenKit
public import Screens

extension CatalogDatabase {
    /// Playlists in the order of their identifiers: editors choose identifiers, and nothing else orders them.
    public func playlists(_ window: PageWindow) async throws -> Page<PlaylistSummary> {
        try await page(.playlists, of: .everybody, window)
    }

    public func playlist(_ id: String) async throws -> PlaylistSummary? {
        try await read { connection in try PlaylistSummary.stored(id: id, connection) }
    }

    public func tracks(ofPlaylist id: String, _ window: PageWindow) async throws -> Page<Track> {
        try await read { connection in
            let playlist = try connection.value("SELECT key, track_count FROM playlist WHERE id = ?", [id]) { row in
                (key: try row.next() as Int, trackCount: try row.next() as Int)
            }
            return try Self.page(window, total: playlist?.trackCount ?? 0) {
                try connection.values(Track.ofPlaylist, [playlist?.key, window.count, window.start], of: Track.init(from:))
            }
        }
    }
}
