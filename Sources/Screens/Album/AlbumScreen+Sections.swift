public import ScreenKit

extension AlbumScreen {
    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: content.favorites)
        if context.wants("play"), !content.parts.isEmpty {
            components.playSection(
                queue: "albums/\(content.album.summary.id)",
                tracks: content.parts.flatMap(\.tracks).prefix(context.features[.maxSectionItems]))
        }
        for part in content.parts where context.wants(part.section) { section(part, content, components) }
        if context.wants("performers") { performers(content.album, components) }
        components.section(
            "related", context.text(.relatedAlbums), layout: context.cardLayout, content.related
        ) { album, _ in components.card(album, in: "related") }
    }

    /// One work's tracks, under its title.
    private func section(_ part: AlbumPart, _ content: Content, _ components: MusicComponents) -> Section? {
        guard let first = part.tracks.first else { return nil }
        let context = components.context
        let window = context.items(part.section, PageWindow.maximumCount)
        let tracks = part.page(window.start, window.count)
        let page = Page(items: Array(tracks), start: window.start, total: part.tracks.count)
        return components.section(part.section, nil, layout: .list, .value(page)) { track, place in
            components.row(
                track, in: part.section, queue: (id: "albums/\(track.albumID)", index: part.offset + place), number: place + 1,
                playlists: content.playlists, showingAlbum: false)
        }.map { section in
            var section = section
            if window.start == 0 { section.header = [heading(of: first, in: part.section, components)] }
            return section
        }
    }

    private func heading(of track: Track, in section: String, _ components: MusicComponents) -> Component {
        Component(.heading, id: "\(section)/heading")
            .title(track.workTitle)
            .subtitle(track.composerName)
            .onTap(WorkScreen.open(id: track.workID, title: track.workTitle, composerName: track.composerName, components))
            .accessibility(nil, role: .heading)
    }

    private func performers(_ album: AlbumDetail, _ components: MusicComponents) -> Section? {
        guard !album.artists.isEmpty || !album.ensembles.isEmpty else { return nil }
        return Section("performers", layout: components.context.cardLayout) {
            for artist in album.artists { components.card(artist, in: "performers") }
            for ensemble in album.ensembles { components.card(ensemble, in: "performers") }
        } header: {
            components.heading("performers", components.context.text(.performers))
        }
    }
}
