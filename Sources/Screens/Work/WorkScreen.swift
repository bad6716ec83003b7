public import ScreenKit

/// A work: what is known of it, its movements, its words, and its recordings.
public struct WorkScreen: Screen {
    /// What a work's screen is made of.
    public struct Content: Sendable {
        let work: WorkDetail
        let recordings: Loaded<Page<AlbumSummary>>
        let favorites: Favorites
    }

    public static let name: ScreenName = "work"
    private let catalog: any CatalogReading
    private let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        self.catalog = catalog
        self.library = library
    }

    public func load(_ route: WorkRoute, _ context: ScreenContext) async throws -> Content {
        async let work = catalog.work(route.id)
        async let recordings = context.load("recordings") { try await catalog.albums(.work(route.id), context.items("recordings", 50)) }
        async let favorites = context.favorites(from: library)
        guard let found = try await work else { throw ScreenError.notFound(kind: "work", id: route.id) }
        return Content(work: found, recordings: await recordings, favorites: await favorites)
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? {
        let work = content.work.summary
        return Self.header(
            id: work.id, title: work.title, composerName: work.composerName, MusicComponents(context: context, favorites: content.favorites)
        )
    }

    /// The header of a work: only what every track knows too, so that any of them can preview it.
    static func header(id: String, title: String, composerName: String, _ components: MusicComponents) -> Header {
        Header(
            TextContent(title: title, subtitle: composerName), images: ImageContent(main: components.context.image(.works, id)),
            menu: components.favoriteItem(.work, id).map { [$0] } ?? [])
    }

    /// The action that opens a work.
    static func open(id: String, title: String, composerName: String, _ components: MusicComponents) -> Action {
        components.context.open(
            Self.self, WorkRoute(id: id), header: header(id: id, title: title, composerName: composerName, components))
    }
}
