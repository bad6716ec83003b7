package import ScreenKit

/// The made-up listeners of the samples, who have no account.
package enum SampleListener {
    /// Somebody with favourites and a playlist, where the library has been filled.
    package static let user = ScreenUser(id: "listener")
    /// Somebody who has not kept anything.
    package static let newcomer = ScreenUser(id: "newcomer")
    /// The name of the listener's playlist.
    package static let playlistName = "Evening"

    /// Gives the listener a favourite of every kind and a playlist; for stores that are thrown away.
    ///
    /// - Returns: the playlist's identifier.
    /// - Throws: what the stores throw.
    @discardableResult
    package static func fill(_ library: any LibraryStore, from catalog: any CatalogReading) async throws -> String {
        let one = PageWindow(count: 1)
        let album = try await catalog.albums(.popular, one).items.first?.id
        var tracks: [String] = []
        if let album { tracks = try await catalog.tracks(ofAlbum: album).map(\.id) }
        let favorites: [(kind: FavoriteKind, id: String?)] = [
            (.album, album), (.track, tracks.first), (.work, try await catalog.works(.popular, one).items.first?.id),
            (.composer, try await catalog.composers(.popular, one).items.first?.id),
            (.artist, try await catalog.artists(.popular, one).items.first?.id),
        ]
        for (kind, id) in favorites {
            if let id { try await library.setFavorite(true, kind: kind, id: id, of: user.id) }
        }
        return try await library.createPlaylist(named: playlistName, tracks: Array(tracks.prefix(3)), of: user.id).id
    }
}
