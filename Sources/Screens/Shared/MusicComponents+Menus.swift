import ScreenKit

/// The menus of secondary actions.
extension MusicComponents {
    /// Marks or unmarks a favourite; nil for clients without favourites and while favourites cannot be written.
    func favoriteItem(_ kind: FavoriteKind, _ id: String) -> MenuItem? {
        guard context.features[.favorites], context.features[.favoritesWrites] else { return nil }
        let isFavorite = favorites.contains(kind, id)
        return MenuItem(
            id: "favorite",
            title: context.text(isFavorite ? .removeFromFavorites : .addToFavorites),
            icon: isFavorite ? .heartFilled : .heart,
            actions: [
                .command(
                    CommandAction(
                        isFavorite ? UnfavoriteCommand.name : FavoriteCommand.name,
                        payload: ["kind": .string(kind.rawValue), "id": .string(id)]))
            ])
    }

    /// Opens a composer.
    func goToComposer(id: String, name: String) -> MenuItem {
        MenuItem(
            id: "composer", title: context.text(.goToComposer), icon: context.buttonIcon(.person),
            actions: [ComposerScreen.open(id: id, name: name, self)])
    }

    /// What can be done with an album besides opening it.
    @MenuBuilder
    func albumMenu(_ album: AlbumSummary) -> [MenuItem] {
        favoriteItem(.album, album.id)
        newPlaylistItem(name: "\(album.title) – \(context.performers(album.artistLine))", payload: .init("album", .string(album.id)))
        downloadItem(queue: "albums/\(album.id)", title: album.title, trackCount: album.trackCount)
        if album.hasBooklet, context.features[.albumBooklets] {
            MenuItem(
                id: "booklet", title: context.text(.booklet), icon: .booklet,
                actions: [.url("/booklets/\(context.locale)/\(album.id).html")])
        }
    }

    /// Makes a playlist of tracks or of an album; nil for clients without playlists.
    ///
    /// - Parameter payload: the member that says what goes into the playlist.
    func newPlaylistItem(name: String, payload: JSONLiteral.Member) -> MenuItem? {
        guard context.features[.playlists] else { return nil }
        return MenuItem(
            id: "newPlaylist", title: context.text(.addToNewPlaylist), icon: context.buttonIcon(.plus),
            actions: [
                .command(
                    CommandAction(
                        CreatePlaylistCommand.name,
                        payload: .object([.init("name", .string(Self.playlistName(name))), payload])))
            ])
    }

    /// A name cut to the length a playlist's may have, between characters.
    private static func playlistName(_ name: String) -> String {
        guard name.utf8.count > LibraryLimits.playlistName else { return name }
        var result = ""
        for character in name {
            guard result.utf8.count + character.utf8.count <= LibraryLimits.playlistName else { break }
            result.append(character)
        }
        return result
    }

    /// What can be done with a playlist besides opening it.
    @MenuBuilder
    func playlistMenu(_ playlist: PlaylistSummary) -> [MenuItem] {
        downloadItem(queue: "playlists/\(playlist.id)", title: context.text(playlist.title), trackCount: playlist.trackCount)
    }

    /// Keeps tracks on the device; nil for clients that cannot.
    func downloadItem(queue: String, title: String, trackCount: Int) -> MenuItem? {
        guard context.features[.offlineDownloads], trackCount > 0 else { return nil }
        return MenuItem(
            id: "download", title: context.text(.download), icon: .download,
            actions: [.download(DownloadAction(queue: queue, title: title, trackCount: trackCount))])
    }
}
