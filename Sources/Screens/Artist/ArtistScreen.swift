public import ScreenKit

/// A performer: who it is, and where to be heard.
public struct ArtistScreen: Screen {
    /// What the screen is made of.
    public struct Content: Sendable {
        let artist: ArtistSummary
        let albums: Loaded<Page<AlbumSummary>>
        let favorites: Favorites
    }

    public static let name: ScreenName = "artist"
    private let catalog: any CatalogReading
    private let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        self.catalog = catalog
        self.library = library
    }

    public func load(_ route: ArtistRoute, _ context: ScreenContext) async throws -> Content {
        async let artist = catalog.artist(route.id)
        async let albums = context.load("albums") { try await catalog.albums(.artist(route.id), context.items("albums", 50)) }
        async let favorites = context.favorites(from: library)
        guard let found = try await artist else { throw ScreenError.notFound(kind: "artist", id: route.id) }
        return Content(artist: found, albums: await albums, favorites: await favorites)
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? {
        Self.header(of: content.artist, MusicComponents(context: context, favorites: content.favorites))
    }

    /// The header, from what every list knows.
    static func header(of artist: ArtistSummary, _ components: MusicComponents) -> Header {
        let context = components.context
        let life = context.lifetime(born: artist.born, died: artist.died)
        return Header(
            TextContent(title: artist.name, subtitle: context.text(.name(of: artist.role)), description: life),
            images: ImageContent(main: context.image(.artists, artist.id)),
            menu: components.favoriteItem(.artist, artist.id).map { [$0] } ?? [])
    }

    /// The action that opens the screen.
    static func open(_ artist: ArtistSummary, _ components: MusicComponents) -> Action {
        components.context.open(Self.self, ArtistRoute(id: artist.id), header: header(of: artist, components))
    }

    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: content.favorites)
        components.section("albums", context.text(.albums), layout: .grid, content.albums) { album, _ in
            components.card(album, in: "albums")
        }
    }
}
