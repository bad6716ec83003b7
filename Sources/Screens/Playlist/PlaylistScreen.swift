public import ScreenKit

/// A playlist: one of the editors', or one of the listener's own.
public struct PlaylistScreen: Screen {
    /// What a playlist's screen is made of.
    public struct Content: Sendable {
        /// Whose playlist it is.
        enum Source: Sendable {
            case editorial(PlaylistSummary)
            case own(UserPlaylist)
        }

        let source: Source
        let tracks: Page<Track>
        let favorites: Favorites
        let playlists: [UserPlaylist]
        /// The place of each track in the listener's own playlist, which may hold tracks that are gone.
        var places: [String: Int] = [:]
    }

    public static let name: ScreenName = "playlist"
    let catalog: any CatalogReading
    let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        self.catalog = catalog
        self.library = library
    }

    public func load(_ route: PlaylistRoute, _ context: ScreenContext) async throws -> Content {
        guard context.features[.playlists] else { throw ScreenError.notFound(kind: "playlist", id: route.id) }
        let window = context.items("tracks", 100)
        async let editorial = catalog.playlist(route.id)
        async let editorialTracks = catalog.tracks(ofPlaylist: route.id, window)
        async let own = ownPlaylist(route.id, window, context)
        async let favorites = context.favorites(from: library)
        async let playlists = context.playlists(from: library)
        if let (playlist, tracks, places) = try await own {
            return Content(
                source: .own(playlist), tracks: tracks, favorites: await favorites, playlists: await playlists, places: places)
        }
        guard let playlist = try await editorial else { throw ScreenError.notFound(kind: "playlist", id: route.id) }
        return Content(
            source: .editorial(playlist), tracks: try await editorialTracks, favorites: await favorites, playlists: await playlists)
    }

    /// The listener's own playlist of that id with a page of its tracks and their places; nil when it is not the listener's.
    private func ownPlaylist(
        _ id: String, _ window: PageWindow, _ context: ScreenContext
    ) async throws -> (UserPlaylist, Page<Track>, [String: Int])? {
        guard UserPlaylist.isID(id), let user = context.user else { return nil }
        async let playlist = library.playlist(id, of: user.id)
        async let ids = library.tracks(ofPlaylist: id, of: user.id, window)
        guard let found = try await playlist else { return nil }
        let page = try await ids
        let places = Dictionary(
            page.items.enumerated().map { ($0.element, page.start + $0.offset) }, uniquingKeysWith: { first, _ in first })
        let tracks = try await catalog.tracks(ids: page.items)
        return (found, Page(items: tracks, start: page.start, total: page.total, covered: page.items.count), places)
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? {
        let components = MusicComponents(context: context, favorites: content.favorites)
        switch content.source {
        case .editorial(let playlist): return Self.header(of: playlist, components)
        case .own(let playlist): return Self.header(of: playlist, components)
        }
    }

    /// The header of one of the editors' playlists.
    static func header(of playlist: PlaylistSummary, _ components: MusicComponents) -> Header {
        let context = components.context
        let facts = [context.count(playlist.trackCount, .oneTrack, .manyTracks), context.duration(playlist.duration)]
        return Header(
            TextContent(
                title: context.text(playlist.title), subtitle: context.text(playlist.description),
                description: facts.joined(separator: " · ")),
            images: ImageContent(main: context.image(.playlists, playlist.id)), menu: components.playlistMenu(playlist))
    }

    /// The header of one of the listener's own playlists.
    static func header(of playlist: UserPlaylist, _ components: MusicComponents) -> Header {
        let context = components.context
        return Header(
            TextContent(title: playlist.name, subtitle: context.count(playlist.trackCount, .oneTrack, .manyTracks)),
            images: ImageContent(main: context.image(.playlists, playlist.id)), menu: ownMenu(playlist, components))
    }

    /// The action that opens one of the editors' playlists.
    static func open(_ playlist: PlaylistSummary, _ components: MusicComponents) -> Action {
        components.context.open(Self.self, PlaylistRoute(id: playlist.id), header: header(of: playlist, components))
    }

    /// The action that opens one of the listener's own playlists.
    static func open(_ playlist: UserPlaylist, _ components: MusicComponents) -> Action {
        components.context.open(Self.self, PlaylistRoute(id: playlist.id), header: header(of: playlist, components))
    }
}
