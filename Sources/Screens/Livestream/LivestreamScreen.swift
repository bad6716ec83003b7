public import ScreenKit

/// A concert that is broadcast live, and what is played.
public struct LivestreamScreen: Screen {
    /// What a concert's screen is made of.
    public struct Content: Sendable {
        let livestream: Livestream
        let favorites: Favorites
    }

    public static let name: ScreenName = "livestream"
    private let catalog: any CatalogReading
    private let library: any LibraryStore

    public init(catalog: any CatalogReading, library: any LibraryStore) {
        self.catalog = catalog
        self.library = library
    }

    public func load(_ route: LivestreamRoute, _ context: ScreenContext) async throws -> Content {
        guard context.features[.livestreams] else { throw ScreenError.notFound(kind: "livestream", id: route.id) }
        async let livestream = catalog.livestream(route.id)
        async let favorites = context.favorites(from: library)
        guard let found = try await livestream else { throw ScreenError.notFound(kind: "livestream", id: route.id) }
        return Content(livestream: found, favorites: await favorites)
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? { Self.header(of: content.livestream, context) }

    static func header(of livestream: Livestream, _ context: ScreenContext) -> Header {
        Header(
            TextContent(
                title: context.text(livestream.title), subtitle: context.dateTime(livestream.startsAt),
                description: context.text(livestream.description)),
            images: ImageContent(main: context.image(.livestreams, livestream.id)))
    }

    /// The action that opens a concert.
    static func open(_ livestream: Livestream, _ context: ScreenContext) -> Action {
        context.open(Self.self, LivestreamRoute(id: livestream.id), header: header(of: livestream, context))
    }

    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let components = MusicComponents(context: context, favorites: content.favorites)
        if context.wants("play") {
            Section("play") {
                Component(.button, id: "play/live").title(context.text(.watchLive)).icon(context.buttonIcon(.live))
                    .onTap(play(content.livestream, context)).style(Style(prominence: .primary, size: .large))
            }
        }
        if context.wants("programme"), !content.livestream.works.isEmpty {
            Section("programme") {
                for work in content.livestream.works { components.row(work, in: "programme") }
            } header: {
                components.heading("programme", context.text(.programme))
            }
        }
    }

    /// Plays the broadcast as a queue of one.
    private func play(_ livestream: Livestream, _ context: ScreenContext) -> Action {
        .play(
            PlayAction(
                queue: "livestreams/\(livestream.id)", startIndex: 0,
                tracks: [
                    QueueTrack(
                        id: livestream.id, title: context.text(livestream.title), artist: context.text(.livestreams),
                        album: context.text(.livestreams), albumID: livestream.id, duration: livestream.duration,
                        image: context.imagePath(.livestreams, livestream.id))
                ]))
    }
}
