import ScreenKit

/// Tracks and the play queue.
extension MusicComponents {
    /// Sound is sampled this often a second, as gapless hints count.
    private static let sampleRate = 44_100
    /// Samples an AAC encoder puts in front.
    private static let encoderDelay = 2_112
    /// Samples in one AAC frame.
    private static let frameLength = 1_024

    /// A line for a track.
    ///
    /// - Parameters:
    ///   - queue: the list that plays on from here, and the track's place in it.
    ///   - number: shown in front, where the list is an ordered whole.
    ///   - playlists: the listener's own playlists, to add the track to.
    ///   - extra: further entries of the menu.
    func row(
        _ track: Track, in section: String, queue: (id: String, index: Int), number: Int? = nil, subtitle: String? = nil,
        playlists: [UserPlaylist] = [], showingAlbum: Bool = true, extra: [MenuItem] = []
    ) -> Component {
        let isFavorite = favorites.contains(.track, track.id)
        return Component(.trackRow, id: "\(section)/tracks/\(track.id)")
            .title(track.title)
            .subtitle(subtitle ?? context.performers(track.artistLine))
            .accessory(context.clock(track.duration))
            .customText("number", number.map(String.init))
            .image(showingAlbum ? context.image(.albums, track.albumID) : nil)
            .onTap(.play(PlayAction(queue: queue.id, startIndex: queue.index, tracks: [queueTrack(track)])))
            .menu {
                favoriteItem(.track, track.id)
                playlistItems(for: track, playlists)
                extra
                MenuItem(
                    id: "work", title: context.text(.goToWork), icon: context.buttonIcon(.work),
                    actions: [WorkScreen.open(id: track.workID, title: track.workTitle, composerName: track.composerName, self)])
                goToComposer(id: track.composerID, name: track.composerName)
                if showingAlbum {
                    MenuItem(
                        id: "album", title: context.text(.goToAlbum), icon: context.buttonIcon(.album),
                        actions: [context.open(AlbumScreen.self, AlbumRoute(id: track.albumID))])
                }
            }
            .analytics(["item": "tracks/\(track.id)", "kind": "tracks", "section": section])
            .style(.trackRow)
            .custom("favorite", isFavorite ? true : nil)
    }

    /// What the player needs to know of a track.
    func queueTrack(_ track: Track) -> QueueTrack {
        var entry = QueueTrack(
            id: track.id, title: track.title, artist: context.performers(track.artistLine), album: track.albumTitle, albumID: track.albumID,
            duration: track.duration, image: context.imagePath(.albums, track.albumID))
        if context.features[.queueMetadata] >= 2 {
            entry.work = QueueTrack.Work(
                id: track.workID, title: track.workTitle, composer: track.composerName, movement: track.movement,
                movementCount: track.movementCount)
        }
        if context.features[.gaplessHints] {
            let end = (track.duration * Self.sampleRate + Self.encoderDelay) % Self.frameLength
            entry.gapless = QueueTrack.GaplessHint(
                encoderDelay: Self.encoderDelay, encoderPadding: (Self.frameLength - end) % Self.frameLength)
        }
        return entry
    }

    /// Adds a track to one of the listener's first few playlists, or to a new one; nothing for clients without playlists.
    private func playlistItems(for track: Track, _ playlists: [UserPlaylist]) -> [MenuItem] {
        guard context.features[.playlists] else { return [] }
        let existing = playlists.prefix(5).map { playlist in
            MenuItem(
                id: "playlist/\(playlist.id)", title: context.text(.addToPlaylist, playlist.name), icon: context.buttonIcon(.plus),
                actions: [
                    .command(
                        CommandAction(
                            AddToPlaylistCommand.name,
                            payload: ["playlist": .string(playlist.id), "tracks": [.string(track.id)]]))
                ])
        }
        let new = newPlaylistItem(name: "\(track.composerName): \(track.workTitle)", payload: .init("tracks", [.string(track.id)]))
        return existing + [new].compactMap { $0 }
    }
}
