public import ScreenKit

/// Ways into the catalogue: composers, periods, genres, instruments.
public struct BrowseScreen: Screen {
    /// The screen needs nothing of the catalogue.
    public struct Content: Sendable {}

    public static let name: ScreenName = "browse"

    public init() {}

    public func load(_ route: BrowseRoute, _ context: ScreenContext) async throws -> Content { Content() }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? { Self.header(context) }

    static func header(_ context: ScreenContext) -> Header { Header(TextContent(title: context.text(.browse))) }

    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        if context.wants("shortcuts") { shortcuts(context) }
        if context.wants("periods"), context.features[.browseByPeriod] {
            categories("periods", .periods, Period.allCases.map(BrowseCategory.period), context)
        }
        if context.wants("genres") { categories("genres", .genres, Genre.allCases.map(BrowseCategory.genre), context) }
        if context.wants("instruments") {
            categories("instruments", .instruments, Instrument.allCases.map(BrowseCategory.instrument), context)
        }
    }

    private func shortcuts(_ context: ScreenContext) -> Section {
        Section("shortcuts") {
            Component(.row, id: "shortcuts/composers").title(context.text(.composers)).icon(.person)
                .onTap(context.open(ComposersScreen.self, ComposersRoute(), header: ComposersScreen.header(context)))
            Component(.row, id: "shortcuts/search").title(context.text(.search)).icon(.search)
                .onTap(SearchScreen.open(SearchRoute(), context))
            if context.features[.podcasts] {
                Component(.row, id: "shortcuts/podcasts").title(context.text(.podcasts)).icon(.podcast)
                    .onTap(context.open(PodcastsScreen.self, PodcastsRoute(), header: PodcastsScreen.header(context)))
            }
            if context.features[.livestreams] {
                Component(.row, id: "shortcuts/livestreams").title(context.text(.livestreams)).icon(.live)
                    .onTap(context.open(LivestreamsScreen.self, LivestreamsRoute(), header: LivestreamsScreen.header(context)))
            }
        }
    }

    private func categories(_ section: String, _ title: Phrase, _ categories: [BrowseCategory], _ context: ScreenContext) -> Section {
        let components = MusicComponents(context: context, favorites: Favorites())
        return Section(section) {
            for category in categories {
                let route = BrowseCategoryRoute(category)
                Component(.row, id: "\(section)/\(route.path.split(separator: "/").last ?? "")")
                    .title(context.text(category.phrase))
                    .onTap(BrowseCategoryScreen.open(category, context))
            }
        } header: {
            components.heading(section, context.text(title))
        }
    }
}
