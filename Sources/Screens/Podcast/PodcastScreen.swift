public import ScreenKit

/// A podcast and its episodes, latest first.
public struct PodcastScreen: Screen {
    /// What a podcast's screen is made of.
    public struct Content: Sendable {
        let podcast: PodcastSummary
        let episodes: Loaded<Page<Episode>>
    }

    public static let name: ScreenName = "podcast"
    private let catalog: any CatalogReading

    public init(catalog: any CatalogReading) {
        self.catalog = catalog
    }

    public func load(_ route: PodcastRoute, _ context: ScreenContext) async throws -> Content {
        guard context.features[.podcasts] else { throw ScreenError.notFound(kind: "podcast", id: route.id) }
        async let podcast = catalog.podcast(route.id)
        async let episodes = context.load("episodes") { try await catalog.episodes(ofPodcast: route.id, context.items("episodes", 50)) }
        guard let found = try await podcast else { throw ScreenError.notFound(kind: "podcast", id: route.id) }
        return Content(podcast: found, episodes: await episodes)
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? { Self.header(of: content.podcast, context) }

    static func header(of podcast: PodcastSummary, _ context: ScreenContext) -> Header {
        Header(
            TextContent(
                title: context.text(podcast.title), subtitle: context.count(podcast.episodeCount, .oneEpisode, .manyEpisodes),
                description: context.text(podcast.description)),
            images: ImageContent(main: context.image(.podcasts, podcast.id)))
    }

    /// The action that opens a podcast.
    static func open(_ podcast: PodcastSummary, _ context: ScreenContext) -> Action {
        context.open(Self.self, PodcastRoute(id: podcast.id), header: header(of: podcast, context))
    }

    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: Favorites())
        components.section("episodes", context.text(.episodes), layout: .list, content.episodes) { episode, _ in
            components.row(episode, in: "episodes", showingPodcast: false)
        }
    }
}
