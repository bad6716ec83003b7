public import ScreenKit

/// An ensemble: what it is, and where to be heard.
public struct EnsembleScreen: Screen {
    /// What the screen is made of.
    public struct Content: Sendable {
        let ensemble: EnsembleSummary
        let albums: Loaded<Page<AlbumSummary>>
        let favorites: Favorites
    }

    public static let name: ScreenName = "ensemble"
    private let catalog: any CatalogReading
    private let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        self.catalog = catalog
        self.library = library
    }

    public func load(_ route: EnsembleRoute, _ context: ScreenContext) async throws -> Content {
        async let ensemble = catalog.ensemble(route.id)
        async let albums = context.load("albums") { try await catalog.albums(.ensemble(route.id), context.items("albums", 50)) }
        async let favorites = context.favorites(from: library)
        guard let found = try await ensemble else { throw ScreenError.notFound(kind: "ensemble", id: route.id) }
        return Content(ensemble: found, albums: await albums, favorites: await favorites)
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? {
        Self.header(of: content.ensemble, MusicComponents(context: context, favorites: content.favorites))
    }

    /// The header, from what every list knows.
    static func header(of ensemble: EnsembleSummary, _ components: MusicComponents) -> Header {
        let context = components.context
        let place = [ensemble.city, ensemble.founded.map(String.init)].compactMap { $0 }.joined(separator: " · ")
        return Header(
            TextContent(
                title: ensemble.name, subtitle: context.text(.name(of: ensemble.type)), description: place.isEmpty ? nil : place),
            images: ImageContent(main: context.image(.ensembles, ensemble.id)))
    }

    /// The action that opens the screen.
    static func open(_ ensemble: EnsembleSummary, _ components: MusicComponents) -> Action {
        components.context.open(Self.self, EnsembleRoute(id: ensemble.id), header: header(of: ensemble, components))
    }

    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: content.favorites)
        components.section("albums", context.text(.albums), layout: .grid, content.albums) { album, _ in
            components.card(album, in: "albums")
        }
    }
}
