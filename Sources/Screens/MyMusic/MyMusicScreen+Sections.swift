public import ScreenKit

extension MyMusicScreen {
    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: content.favorites)
        if let library = content.library {
            if context.wants("readOnly"), context.features[.favorites], !context.features[.favoritesWrites] { readOnlyNotice(context) }
            if context.features[.playlists] {
                playlists(library, components)
                if context.wants("newPlaylist") { newPlaylist(context) }
            }
            favorites(library, components)
            if context.wants("empty"), library.isEmpty {
                Section("empty") {
                    components.emptyState("empty/text", .noFavorites, hint: context.features[.favorites] ? .noFavoritesHint : nil)
                }
            }
        } else if context.wants("signIn") {
            Section("signIn") {
                Component(.text, id: "signIn/text").description(context.text(.signInForLibrary))
                components.signInButton("signIn/button", reason: .signInForLibrary)
            }
        }
    }

    @SectionsBuilder
    private func favorites(_ library: Content.Library, _ components: MusicComponents) -> [Section] {
        let context = components.context
        components.section(
            "albums", context.text(.favoriteAlbums), layout: context.cardLayout, library.albums, seeAll: seeAll(.album, context)
        ) { album, _ in
            components.card(album, in: "albums")
        }
        components.section(
            "composers", context.text(.favoriteComposers), layout: context.cardLayout, library.composers, seeAll: seeAll(.composer, context)
        ) { composer, _ in
            components.card(composer, in: "composers")
        }
        components.section(
            "artists", context.text(.favoriteArtists), layout: context.cardLayout, library.artists, seeAll: seeAll(.artist, context)
        ) { artist, _ in
            components.card(artist, in: "artists")
        }
        components.section("works", context.text(.favoriteWorks), layout: .list, library.works, seeAll: seeAll(.work, context)) { work, _ in
            components.row(work, in: "works")
        }
        components.section("tracks", context.text(.favoriteTracks), layout: .list, library.tracks, seeAll: seeAll(.track, context)) {
            track, place in
            components.row(track, in: "tracks", queue: (id: "favorites/tracks", index: place))
        }
    }

    private func playlists(_ library: Content.Library, _ components: MusicComponents) -> Section? {
        components.section("playlists", components.context.text(.myPlaylists), layout: .list, library.playlists) { playlist, _ in
            components.row(playlist, in: "playlists")
        }
    }

    private func seeAll(_ kind: FavoriteKind, _ context: ScreenContext) -> Action {
        FavoritesScreen.open(kind, context)
    }

    private func newPlaylist(_ context: ScreenContext) -> Section {
        Section("newPlaylist") {
            Component(.textField, id: "newPlaylist/field")
                .title(context.text(.newPlaylist))
                .icon(.plus)
                .onSubmit(input: "name", .command(CommandAction(CreatePlaylistCommand.name, payload: .object([]))))
        }
    }

    private func readOnlyNotice(_ context: ScreenContext) -> Section {
        Section("readOnly") {
            Component(.notice, id: "readOnly/notice")
                .title(context.text(.favoritesReadOnlyTitle))
                .description(context.text(.favoritesReadOnly))
                .icon(.warning)
        }
    }
}

extension MyMusicScreen.Content.Library {
    /// Whether the listener has kept nothing at all.
    var isEmpty: Bool {
        Self.isEmpty(playlists) && Self.isEmpty(albums) && Self.isEmpty(tracks) && Self.isEmpty(works) && Self.isEmpty(composers)
            && Self.isEmpty(artists)
    }

    private static func isEmpty<Item>(_ loaded: Loaded<Page<Item>>) -> Bool {
        switch loaded {
        case .value(let page): page.total == 0
        case .skipped: true
        case .failed: false
        }
    }
}
