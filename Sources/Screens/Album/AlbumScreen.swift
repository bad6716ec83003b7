public import ScreenKit

/// An album: its works with their tracks, who plays, and what else there is like it.
public struct AlbumScreen: Screen {
    /// What an album's screen is made of.
    public struct Content: Sendable {
        let album: AlbumDetail
        let parts: [AlbumPart]
        let related: Loaded<Page<AlbumSummary>>
        let favorites: Favorites
        let playlists: [UserPlaylist]
    }

    public static let name: ScreenName = "album"
    private let catalog: any CatalogReading
    private let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        self.catalog = catalog
        self.library = library
    }

    public func load(_ route: AlbumRoute, _ context: ScreenContext) async throws -> Content {
        async let album = catalog.album(route.id)
        async let tracks = catalog.tracks(ofAlbum: route.id)
        async let related = context.load("related") { try await catalog.albums(.related(route.id), context.items("related", 12)) }
        async let favorites = context.favorites(from: library)
        async let playlists = context.playlists(from: library)
        guard let found = try await album else { throw ScreenError.notFound(kind: "album", id: route.id) }
        return Content(
            album: found, parts: AlbumPart.parts(of: try await tracks), related: await related, favorites: await favorites,
            playlists: await playlists)
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? {
        Self.header(of: content.album.summary, MusicComponents(context: context, favorites: content.favorites))
    }

    /// The header of an album, from what every list knows of it.
    static func header(of album: AlbumSummary, _ components: MusicComponents) -> Header {
        let context = components.context
        let facts = [
            String(album.released.prefix(4)), album.label, context.count(album.trackCount, .oneTrack, .manyTracks),
            context.duration(album.duration),
        ]
        return Header(
            TextContent(title: album.title, subtitle: context.performers(album.artistLine), description: facts.joined(separator: " · ")),
            images: ImageContent(main: context.image(.albums, album.id)), menu: components.albumMenu(album))
    }

    /// The action that opens an album.
    static func open(_ album: AlbumSummary, _ components: MusicComponents) -> Action {
        components.context.open(Self.self, AlbumRoute(id: album.id), header: header(of: album, components))
    }
}
