public import ScreenKit

/// All composers, by name.
public struct ComposersScreen: Screen {
    /// What the list of composers is made of.
    public struct Content: Sendable {
        let composers: Page<ComposerSummary>
        let favorites: Favorites
    }

    public static let name: ScreenName = "composers"
    private let catalog: any CatalogReading
    private let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        self.catalog = catalog
        self.library = library
    }

    public func load(_ route: ComposersRoute, _ context: ScreenContext) async throws -> Content {
        async let composers = catalog.composers(.byName, context.items("composers", 100))
        async let favorites = context.favorites(from: library)
        return Content(composers: try await composers, favorites: await favorites)
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? { Self.header(context) }

    static func header(_ context: ScreenContext) -> Header { Header(TextContent(title: context.text(.composers))) }

    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: content.favorites)
        components.section("composers", nil, layout: .list, .value(content.composers)) { composer, _ in
            components.row(composer, in: "composers")
        }
    }
}
