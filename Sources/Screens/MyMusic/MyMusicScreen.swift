public import ScreenKit

/// The listener's own library: playlists, and favourites by kind.
public struct MyMusicScreen: Screen {
    /// What a library's screen is made of.
    public struct Content: Sendable {
        /// Nil when nobody is signed in.
        let library: Library?
        let favorites: Favorites

        /// What a listener has kept.
        struct Library: Sendable {
            let playlists: Loaded<Page<UserPlaylist>>
            let albums: Loaded<Page<AlbumSummary>>
            let tracks: Loaded<Page<Track>>
            let works: Loaded<Page<WorkSummary>>
            let composers: Loaded<Page<ComposerSummary>>
            let artists: Loaded<Page<ArtistSummary>>
        }
    }

    public static let name: ScreenName = "myMusic"
    private let favoriteItems: FavoriteItems
    private let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        favoriteItems = FavoriteItems(catalog: catalog, library: library)
        self.library = library
    }

    public func load(_ route: MyMusicRoute, _ context: ScreenContext) async throws -> Content {
        async let favorites = context.favorites(from: library)
        guard let user = context.user else { return Content(library: nil, favorites: await favorites) }
        async let playlists = playlists(of: user, context)
        async let albums = favoriteItems.albums(of: user, context, 20)
        async let tracks = favoriteItems.tracks(of: user, context, 20)
        async let works = favoriteItems.works(of: user, context, 20)
        async let composers = favoriteItems.composers(of: user, context, 20)
        async let artists = favoriteItems.artists(of: user, context, 20)
        return Content(
            library: Content.Library(
                playlists: await playlists, albums: await albums, tracks: await tracks, works: await works, composers: await composers,
                artists: await artists),
            favorites: await favorites)
    }

    private func playlists(of user: ScreenUser, _ context: ScreenContext) async -> Loaded<Page<UserPlaylist>> {
        guard context.features[.playlists] else { return .skipped }
        return await context.load("playlists", orFor: "empty") {
            let all = try await library.playlists(of: user.id)
            let window = context.window("playlists", count: PageWindow.maximumCount)
            return Page(items: Array(all.dropFirst(window.start).prefix(window.count)), start: window.start, total: all.count)
        }
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? { Self.header(context) }

    static func header(_ context: ScreenContext) -> Header { Header(TextContent(title: context.text(.myMusic))) }
}
