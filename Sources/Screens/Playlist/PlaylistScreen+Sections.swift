public import ScreenKit

extension PlaylistScreen {
    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: content.favorites)
        if context.wants("play"), content.tracks.total > 0 {
            components.playSection(queue: content.queue, tracks: content.tracks.items)
        }
        components.section(
            "tracks", nil, layout: .list, .value(content.tracks),
            empty: components.emptyState("tracks/empty", .emptyPlaylist)
        ) { track, shown in
            let place = content.places[track.id] ?? shown
            return components.row(
                track, in: "tracks", queue: (id: content.queue, index: place),
                subtitle: "\(track.composerName) · \(context.performers(track.artistLine))",
                playlists: content.playlists.filter { $0.id != content.ownID }, extra: ownItems(track, place, content, context))
        }
        if case .own(let playlist) = content.source, context.wants("name") { nameSection(playlist, context) }
    }

    /// A place to enter a new name.
    private func nameSection(_ playlist: UserPlaylist, _ context: ScreenContext) -> Section {
        Section("name") {
            Component(.textField, id: "name/field")
                .title(context.text(.renamePlaylist))
                .customText("value", playlist.name)
                .onSubmit(
                    input: "name", .command(CommandAction(RenamePlaylistCommand.name, payload: ["playlist": .string(playlist.id)])))
        }
    }

    /// What can be done with a track of the listener's own playlist.
    private func ownItems(_ track: Track, _ place: Int, _ content: Content, _ context: ScreenContext) -> [MenuItem] {
        guard let playlist = content.ownID else { return [] }
        func move(_ id: String, _ title: Phrase, _ icon: IconToken, to target: Int) -> MenuItem {
            MenuItem(
                id: id, title: context.text(title), icon: icon,
                actions: [
                    .command(
                        CommandAction(
                            ReorderPlaylistCommand.name,
                            payload: ["playlist": .string(playlist), "track": .string(track.id), "position": .integer(target)]))
                ])
        }
        var items: [MenuItem] = []
        if place > 0 { items.append(move("moveUp", .moveUp, .arrowUp, to: place - 1)) }
        if place + 1 < content.tracks.total { items.append(move("moveDown", .moveDown, .arrowDown, to: place + 1)) }
        items.append(
            MenuItem(
                id: "removeFromPlaylist", title: context.text(.removeFromPlaylist), icon: .minus,
                actions: [
                    .command(
                        CommandAction(
                            RemoveFromPlaylistCommand.name, payload: ["playlist": .string(playlist), "track": .string(track.id)]))
                ]))
        return items
    }

    /// What can be done with a playlist of the listener's own; clients that know dialogs ask before deleting.
    static func ownMenu(_ playlist: UserPlaylist, _ components: MusicComponents) -> [MenuItem] {
        let context = components.context
        let delete = Action.command(CommandAction(DeletePlaylistCommand.name, payload: ["playlist": .string(playlist.id)]))
        let asked = Action.confirmation(
            .dialog(
                title: context.text(.deletePlaylist), message: context.text(.deletePlaylistQuestion, playlist.name),
                choices: [
                    Confirmation.Choice(title: context.text(.delete), isDestructive: true, actions: [delete]),
                    Confirmation.Choice(title: context.text(.cancel)),
                ]))
        let item = MenuItem(
            id: "delete", title: context.text(.deletePlaylist), icon: .trash, actions: [context.features[.confirmDialogs] ? asked : delete])
        let download = components.downloadItem(
            queue: "playlists/\(playlist.id)", title: playlist.name, trackCount: playlist.trackCount)
        return [download, item].compactMap { $0 }
    }
}

extension PlaylistScreen.Content {
    /// The name of the queue that plays the playlist.
    var queue: String {
        switch source {
        case .editorial(let playlist): "playlists/\(playlist.id)"
        case .own(let playlist): "playlists/\(playlist.id)"
        }
    }

    /// The playlist's identifier where it is the listener's own.
    var ownID: String? {
        if case .own(let playlist) = source { playlist.id } else { nil }
    }
}
