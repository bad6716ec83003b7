public import ScreenKit

/// A search through everything in the catalogue, a section for each kind of result.
public struct SearchScreen: Screen {
    /// What a search has come to.
    public struct Content: Sendable {
        let route: SearchRoute
        /// In the order they are shown; kinds that were not searched are left out.
        let results: [(kind: SearchKind, hits: Loaded<Page<SearchHit>>)]
        let favorites: Favorites
    }

    public static let name: ScreenName = "search"
    private let catalog: any CatalogReading
    private let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        self.catalog = catalog
        self.library = library
    }

    public func load(_ route: SearchRoute, _ context: ScreenContext) async throws -> Content {
        async let favorites = context.favorites(from: library)
        return Content(route: route, results: await results(route, context), favorites: await favorites)
    }

    /// Searches all kinds side by side.
    private func results(_ route: SearchRoute, _ context: ScreenContext) async -> [(kind: SearchKind, hits: Loaded<Page<SearchHit>>)] {
        guard !route.text.isEmpty else { return [] }
        let filters = context.features[.searchFilters] ? route.filters : SearchFilters()
        let kinds = SearchKind.allCases.filter { ($0 == route.kind || route.kind == nil) && Self.isOffered($0, context) }
        return await withTaskGroup(of: (Int, Loaded<Page<SearchHit>>).self) { group in
            for (index, kind) in kinds.enumerated() {
                group.addTask {
                    let hits = await context.load(kind.rawValue, orFor: "empty") {
                        let window = context.items(kind.rawValue, route.kind == nil ? 10 : 50)
                        return try await catalog.search(route.text, kind: kind, filters: filters, window)
                    }
                    return (index, hits)
                }
            }
            var results = [Loaded<Page<SearchHit>>](repeating: .skipped, count: kinds.count)
            for await (index, hits) in group { results[index] = hits }
            return zip(kinds, results).map { (kind: $0.0, hits: $0.1) }
        }
    }

    /// Whether clients with these features have screens for a kind of result.
    static func isOffered(_ kind: SearchKind, _ context: ScreenContext) -> Bool {
        switch kind {
        case .playlist: context.features[.playlists]
        case .podcast: context.features[.podcasts]
        default: true
        }
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? { Self.header(content.route, context) }

    static func header(_ route: SearchRoute, _ context: ScreenContext) -> Header {
        Header(TextContent(title: context.text(.search), subtitle: route.text.isEmpty ? nil : route.text))
    }

    /// The action that opens a search.
    static func open(_ route: SearchRoute, _ context: ScreenContext) -> Action {
        context.open(Self.self, route, header: header(route, context))
    }
}
