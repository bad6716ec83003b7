public import ScreenKit

/// A composer: who it is, the works, and where to hear them.
public struct ComposerScreen: Screen {
    /// What a composer's screen is made of.
    public struct Content: Sendable {
        let composer: ComposerDetail
        let works: Loaded<Page<WorkSummary>>
        let albums: Loaded<Page<AlbumSummary>>
        let favorites: Favorites
    }

    public static let name: ScreenName = "composer"
    private let catalog: any CatalogReading
    private let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        self.catalog = catalog
        self.library = library
    }

    public func load(_ route: ComposerRoute, _ context: ScreenContext) async throws -> Content {
        async let composer = catalog.composer(route.id)
        async let works = context.load("works") { try await catalog.works(.composer(route.id), context.items("works", 50)) }
        async let albums = context.load("albums") { try await catalog.albums(.composer(route.id), context.items("albums", 20)) }
        async let favorites = context.favorites(from: library)
        guard let found = try await composer else { throw ScreenError.notFound(kind: "composer", id: route.id) }
        return Content(composer: found, works: await works, albums: await albums, favorites: await favorites)
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? {
        Self.header(
            id: content.composer.summary.id, name: content.composer.summary.name,
            MusicComponents(context: context, favorites: content.favorites))
    }

    /// The header of a composer: only what every track knows too, so that any of them can preview it.
    static func header(id: String, name: String, _ components: MusicComponents) -> Header {
        Header(
            TextContent(title: name), images: ImageContent(main: components.context.image(.composers, id)),
            menu: components.favoriteItem(.composer, id).map { [$0] } ?? [])
    }

    /// The action that opens a composer.
    static func open(id: String, name: String, _ components: MusicComponents) -> Action {
        components.context.open(Self.self, ComposerRoute(id: id), header: header(id: id, name: name, components))
    }

    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: content.favorites)
        if context.wants("facts") { facts(content.composer, components) }
        if context.wants("biography"), context.features[.composerBiographies], let biography = content.composer.biography {
            Section("biography") {
                Component(.text, id: "biography/text").description(context.text(biography)).custom("collapsedLines", 4)
            } header: {
                components.heading("biography", context.text(.biography))
            }
        }
        components.section("works", context.text(.works), layout: .list, content.works) { work, _ in
            components.row(work, in: "works", showingComposer: false)
        }
        components.section("albums", context.text(.albums), layout: context.cardLayout, content.albums) { album, _ in
            components.card(album, in: "albums")
        }
    }

    private func facts(_ composer: ComposerDetail, _ components: MusicComponents) -> Section {
        let context = components.context
        let summary = composer.summary
        return Section("facts") {
            components.fact("facts", "lifetime", .lifetime, context.lifetime(born: summary.born, died: summary.died))
            components.fact("facts", "birthplace", .birthplace, composer.birthplace)
            if context.features[.browseByPeriod] {
                components.fact("facts", "period", .period, context.text(.name(of: summary.period)))?
                    .onTap(BrowseCategoryScreen.open(.period(summary.period), context))
            } else {
                components.fact("facts", "period", .period, context.text(.name(of: summary.period)))
            }
        }
    }
}
