public import ScreenKit

/// The concerts that are broadcast live, in the order they begin.
public struct LivestreamsScreen: Screen {
    /// What the list is made of.
    public struct Content: Sendable {
        let livestreams: Page<Livestream>
    }

    public static let name: ScreenName = "livestreams"
    private let catalog: any CatalogReading

    public init(catalog: any CatalogReading) {
        self.catalog = catalog
    }

    public func load(_ route: LivestreamsRoute, _ context: ScreenContext) async throws -> Content {
        guard context.features[.livestreams] else { throw ScreenError.notFound(kind: "livestreams", id: "") }
        return Content(livestreams: try await catalog.livestreams(context.items("livestreams", 50)))
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? { Self.header(context) }

    static func header(_ context: ScreenContext) -> Header { Header(TextContent(title: context.text(.livestreams))) }

    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: Favorites())
        components.section("livestreams", nil, layout: .list, .value(content.livestreams)) { livestream, _ in
            components.card(livestream, in: "livestreams")
        }
    }
}
