public import ScreenKit

extension HomeScreen {
    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: content.favorites)
        switch context.features[.homeLayout] {
        case .classic: classic(content, components)
        case .editorial: editorial(content, components)
        case .personal: personal(content, components)
        }
    }

    /// New things first, then the catalogue.
    @SectionsBuilder
    private func classic(_ content: Content, _ components: MusicComponents) -> [Section] {
        livestreams(content, components)
        albums("newest", .newReleases, content.newest, components)
        composers(content, components)
        albums("popular", .popularAlbums, content.popular, components)
        works(content, components)
        playlists(content, components)
        podcasts(content, components)
        people(content, components)
        periods(content, components)
        albums("compilations", .compilations, content.compilations, components)
    }

    /// What the editors have to say first, then the catalogue.
    @SectionsBuilder
    private func editorial(_ content: Content, _ components: MusicComponents) -> [Section] {
        hero(content, components)
        livestreams(content, components)
        playlists(content, components)
        podcasts(content, components)
        albums("popular", .popularAlbums, content.popular, components)
        periods(content, components)
        composers(content, components)
        works(content, components)
        people(content, components)
        albums("newest", .newReleases, content.newest, components)
        albums("compilations", .compilations, content.compilations, components)
    }

    /// What the listener has kept first, then as the editors have it.
    @SectionsBuilder
    private func personal(_ content: Content, _ components: MusicComponents) -> [Section] {
        albums("favorites", .favoriteAlbums, content.favoriteAlbums, components)
        composers(content, components)
        albums("popular", .popularAlbums, content.popular, components)
        works(content, components)
        playlists(content, components)
        albums("newest", .newReleases, content.newest, components)
        livestreams(content, components)
        podcasts(content, components)
        people(content, components)
        periods(content, components)
    }

    /// The latest album, large.
    private func hero(_ content: Content, _ components: MusicComponents) -> Section? {
        let context = components.context
        guard let album = content.featured.value?.items.first else { return nil }
        return Section("hero") {
            Component(.hero, id: "hero/albums/\(album.id)")
                .title(album.title)
                .subtitle(context.performers(album.artistLine))
                .description(context.text(.newReleases))
                .image(context.image(.albums, album.id))
                .onTap(AlbumScreen.open(album, components))
                .menu { components.albumMenu(album) }
        }
    }

    private func albums(
        _ id: String, _ title: Phrase, _ albums: Loaded<Page<AlbumSummary>>, seeAll: Action? = nil, _ components: MusicComponents
    ) -> Section? {
        components.section(id, components.context.text(title), layout: components.context.cardLayout, albums, seeAll: seeAll) { album, _ in
            components.card(album, in: id)
        }
    }

    @SectionsBuilder
    private func periods(_ content: Content, _ components: MusicComponents) -> [Section] {
        for entry in content.periods {
            albums(
                Self.section(of: entry.period), .name(of: entry.period), entry.albums,
                seeAll: BrowseCategoryScreen.open(.period(entry.period), components.context), components)
        }
    }

    private func composers(_ content: Content, _ components: MusicComponents) -> Section? {
        let context = components.context
        return components.section(
            "composers", context.text(.popularComposers), layout: context.cardLayout, content.composers,
            seeAll: context.open(ComposersScreen.self, ComposersRoute(), header: ComposersScreen.header(context))
        ) { composer, _ in
            components.card(composer, in: "composers")
        }
    }

    private func works(_ content: Content, _ components: MusicComponents) -> Section? {
        components.section("works", components.context.text(.popularWorks), layout: .list, content.works) { work, _ in
            components.row(work, in: "works")
        }
    }

    @SectionsBuilder
    private func people(_ content: Content, _ components: MusicComponents) -> [Section] {
        let context = components.context
        components.section("artists", context.text(.artists), layout: context.cardLayout, content.artists) { artist, _ in
            components.card(artist, in: "artists")
        }
        components.section("ensembles", context.text(.ensembles), layout: context.cardLayout, content.ensembles) { ensemble, _ in
            components.card(ensemble, in: "ensembles")
        }
    }

    private func playlists(_ content: Content, _ components: MusicComponents) -> Section? {
        let context = components.context
        return components.section("playlists", context.text(.playlists), layout: context.cardLayout, content.playlists) { playlist, _ in
            components.card(playlist, in: "playlists")
        }
    }

    private func podcasts(_ content: Content, _ components: MusicComponents) -> Section? {
        let context = components.context
        return components.section(
            "podcasts", context.text(.podcasts), layout: context.cardLayout, content.podcasts,
            seeAll: context.open(PodcastsScreen.self, PodcastsRoute(), header: PodcastsScreen.header(context))
        ) { podcast, _ in
            components.card(podcast, in: "podcasts")
        }
    }

    private func livestreams(_ content: Content, _ components: MusicComponents) -> Section? {
        let context = components.context
        return components.section(
            "livestreams", context.text(.livestreams), layout: .list, content.livestreams,
            seeAll: context.open(LivestreamsScreen.self, LivestreamsRoute(), header: LivestreamsScreen.header(context))
        ) { livestream, _ in
            components.card(livestream, in: "livestreams")
        }
    }
}
