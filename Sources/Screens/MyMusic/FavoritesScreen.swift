public import ScreenKit

/// All of a listener's favourites of one kind.
public struct FavoritesScreen: Screen {
    /// What the list is made of.
    public struct Content: Sendable {
        let kind: FavoriteKind
        let items: Items
        let favorites: Favorites

        /// A page of favourites, by kind.
        enum Items: Sendable {
            case albums(Loaded<Page<AlbumSummary>>)
            case tracks(Loaded<Page<Track>>)
            case works(Loaded<Page<WorkSummary>>)
            case composers(Loaded<Page<ComposerSummary>>)
            case artists(Loaded<Page<ArtistSummary>>)
        }
    }

    public static let name: ScreenName = "favorites"
    private let favoriteItems: FavoriteItems
    private let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        favoriteItems = FavoriteItems(catalog: catalog, library: library)
        self.library = library
    }

    public func load(_ route: FavoritesRoute, _ context: ScreenContext) async throws -> Content {
        guard context.features[.favorites] else { throw ScreenError.notFound(kind: "favorites", id: route.kind.rawValue) }
        guard let user = context.user else { throw ScreenError.signInRequired }
        async let favorites = context.favorites(from: library)
        async let items = items(route.kind, of: user, context)
        return Content(kind: route.kind, items: await items, favorites: await favorites)
    }

    private func items(_ kind: FavoriteKind, of user: ScreenUser, _ context: ScreenContext) async -> Content.Items {
        switch kind {
        case .album: .albums(await favoriteItems.albums(of: user, context, 100))
        case .track: .tracks(await favoriteItems.tracks(of: user, context, 100))
        case .work: .works(await favoriteItems.works(of: user, context, 100))
        case .composer: .composers(await favoriteItems.composers(of: user, context, 100))
        case .artist: .artists(await favoriteItems.artists(of: user, context, 100))
        }
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? { Self.header(content.kind, context) }

    static func header(_ kind: FavoriteKind, _ context: ScreenContext) -> Header {
        Header(TextContent(title: context.text(.favorites(of: kind))))
    }

    /// The action that opens the list.
    static func open(_ kind: FavoriteKind, _ context: ScreenContext) -> Action {
        context.open(Self.self, FavoritesRoute(kind), header: header(kind, context))
    }

    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: content.favorites)
        let id = content.kind.section
        let empty = components.emptyState("\(id)/empty", .noFavorites, hint: .noFavoritesHint)
        switch content.items {
        case .albums(let loaded):
            components.section(id, nil, layout: .grid, loaded, empty: empty) { album, _ in components.card(album, in: id) }
        case .tracks(let loaded):
            components.section(id, nil, layout: .list, loaded, empty: empty) { track, place in
                components.row(track, in: id, queue: (id: "favorites/tracks", index: place))
            }
        case .works(let loaded):
            components.section(id, nil, layout: .list, loaded, empty: empty) { work, _ in components.row(work, in: id) }
        case .composers(let loaded):
            components.section(id, nil, layout: .list, loaded, empty: empty) { composer, _ in components.row(composer, in: id) }
        case .artists(let loaded):
            components.section(id, nil, layout: .list, loaded, empty: empty) { artist, _ in components.row(artist, in: id) }
        }
    }
}
