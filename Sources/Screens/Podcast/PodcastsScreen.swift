public import ScreenKit

/// All podcasts, and the latest episodes of any.
public struct PodcastsScreen: Screen {
    /// What the list of podcasts is made of.
    public struct Content: Sendable {
        let podcasts: Page<PodcastSummary>
        let episodes: Loaded<Page<Episode>>
    }

    public static let name: ScreenName = "podcasts"
    private let catalog: any CatalogReading

    public init(catalog: any CatalogReading) {
        self.catalog = catalog
    }

    public func load(_ route: PodcastsRoute, _ context: ScreenContext) async throws -> Content {
        guard context.features[.podcasts] else { throw ScreenError.notFound(kind: "podcasts", id: "") }
        async let podcasts = catalog.podcasts(context.items("podcasts", 50))
        async let episodes = context.load("episodes") { try await catalog.latestEpisodes(context.items("episodes", 20)) }
        return Content(podcasts: try await podcasts, episodes: await episodes)
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? { Self.header(context) }

    static func header(_ context: ScreenContext) -> Header { Header(TextContent(title: context.text(.podcasts))) }

    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: Favorites())
        if context.wants("podcasts") {
            components.section("podcasts", nil, layout: .grid, .value(content.podcasts)) { podcast, _ in
                components.card(podcast, in: "podcasts")
            }
        }
        components.section("episodes", context.text(.latestEpisodes), layout: .list, content.episodes) { episode, _ in
            components.row(episode, in: "episodes", showingPodcast: true)
        }
    }
}
