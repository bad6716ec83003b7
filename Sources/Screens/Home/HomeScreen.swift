public import ScreenKit

/// Where listening begins: what is new, what is loved, and ways into the catalogue.
public struct HomeScreen: Screen {
    /// What the home screen is made of.
    public struct Content: Sendable {
        /// What the editors lead with.
        let featured: Loaded<Page<AlbumSummary>>
        let newest: Loaded<Page<AlbumSummary>>
        let popular: Loaded<Page<AlbumSummary>>
        let compilations: Loaded<Page<AlbumSummary>>
        let composers: Loaded<Page<ComposerSummary>>
        let works: Loaded<Page<WorkSummary>>
        let artists: Loaded<Page<ArtistSummary>>
        let ensembles: Loaded<Page<EnsembleSummary>>
        let periods: [(period: Period, albums: Loaded<Page<AlbumSummary>>)]
        let playlists: Loaded<Page<PlaylistSummary>>
        let podcasts: Loaded<Page<PodcastSummary>>
        let livestreams: Loaded<Page<Livestream>>
        let favoriteAlbums: Loaded<Page<AlbumSummary>>
        let favorites: Favorites
    }

    public static let name: ScreenName = "home"
    let catalog: any CatalogReading
    let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        self.catalog = catalog
        self.library = library
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? { Self.header(context) }

    static func header(_ context: ScreenContext) -> Header {
        Header(TextContent(title: context.text(.home), subtitle: context.brand.name))
    }
}
