public import ScreenKit

/// What the app is, and how much there is to hear.
public struct AboutScreen: Screen {
    /// How much there is of each kind.
    public struct Content: Sendable {
        let counts: Loaded<[Count]>

        /// A kind of thing, and how many of it there are.
        struct Count: Sendable {
            let kind: SearchKind
            let count: Int
        }
    }

    public static let name: ScreenName = "about"
    private let catalog: any CatalogReading

    public init(catalog: any CatalogReading) {
        self.catalog = catalog
    }

    public func load(_ route: AboutRoute, _ context: ScreenContext) async throws -> Content {
        Content(
            counts: await context.load("catalogue") {
                let one = PageWindow(count: 1)
                async let composers = catalog.composers(.popular, one).total
                async let works = catalog.works(.popular, one).total
                async let albums = catalog.albums(.popular, one).total
                async let artists = catalog.artists(.popular, one).total
                async let ensembles = catalog.ensembles(one).total
                return [
                    Content.Count(kind: .composer, count: try await composers), Content.Count(kind: .work, count: try await works),
                    Content.Count(kind: .album, count: try await albums), Content.Count(kind: .artist, count: try await artists),
                    Content.Count(kind: .ensemble, count: try await ensembles),
                ]
            })
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? { Self.header(context) }

    static func header(_ context: ScreenContext) -> Header {
        Header(TextContent(title: context.text(.about), subtitle: context.brand.name))
    }

    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: Favorites())
        if context.wants("app") {
            Section("app") { Component(.text, id: "app/text").description(context.text(.aboutText)) }
        }
        switch content.counts {
        case .skipped: []
        case .failed: [components.failedSection("catalogue", context.text(.aboutCatalogue))]
        case .value(let counts):
            Section("catalogue") {
                for count in counts {
                    Component(.row, id: "catalogue/\(count.kind.rawValue)")
                        .title(context.text(.name(of: count.kind))).accessory(String(count.count))
                }
            } header: {
                components.heading("catalogue", context.text(.aboutCatalogue))
            }
        }
    }
}
