public import ScreenKit

/// A period, a genre or an instrument: its composers, works, albums and performers.
public struct BrowseCategoryScreen: Screen {
    /// What a category's screen is made of.
    public struct Content: Sendable {
        let category: BrowseCategory
        let composers: Loaded<Page<ComposerSummary>>
        let works: Loaded<Page<WorkSummary>>
        let albums: Loaded<Page<AlbumSummary>>
        let artists: Loaded<Page<ArtistSummary>>
        let favorites: Favorites
    }

    public static let name: ScreenName = "browseCategory"
    private let catalog: any CatalogReading
    private let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        self.catalog = catalog
        self.library = library
    }

    public func load(_ route: BrowseCategoryRoute, _ context: ScreenContext) async throws -> Content {
        let category = route.category
        if case .period(let period) = category, !context.features[.browseByPeriod] {
            throw ScreenError.notFound(kind: "period", id: period.rawValue)
        }
        async let composers = context.load("composers") { try await catalog.composers(category.composers, context.items("composers", 20)) }
        async let works = context.load("works") { try await catalog.works(category.works, context.items("works", 20)) }
        async let albums = context.load("albums") { try await catalog.albums(category.albums, context.items("albums", 40)) }
        async let artists = artists(category, context)
        async let favorites = context.favorites(from: library)
        return Content(
            category: category, composers: await composers, works: await works, albums: await albums, artists: await artists,
            favorites: await favorites)
    }

    private func artists(_ category: BrowseCategory, _ context: ScreenContext) async -> Loaded<Page<ArtistSummary>> {
        guard let list = category.artists else { return .skipped }
        return await context.load("artists") { try await catalog.artists(list, context.items("artists", 20)) }
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? { Self.header(content.category, context) }

    static func header(_ category: BrowseCategory, _ context: ScreenContext) -> Header {
        Header(TextContent(title: context.text(category.phrase)))
    }

    /// The action that opens a category.
    static func open(_ category: BrowseCategory, _ context: ScreenContext) -> Action {
        context.open(Self.self, BrowseCategoryRoute(category), header: header(category, context))
    }

    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: content.favorites)
        components.section("composers", context.text(.composers), layout: context.cardLayout, content.composers) { composer, _ in
            components.card(composer, in: "composers")
        }
        components.section("artists", context.text(.artists), layout: context.cardLayout, content.artists) { artist, _ in
            components.card(artist, in: "artists")
        }
        components.section("works", context.text(.popularWorks), layout: .list, content.works) { work, _ in
            components.row(work, in: "works")
        }
        components.section("albums", context.text(.albums), layout: .grid, content.albums) { album, _ in
            components.card(album, in: "albums")
        }
    }
}
