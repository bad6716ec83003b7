public import ScreenKit

/// An episode of a podcast, with its chapters.
public struct EpisodeScreen: Screen {
    /// What an episode's screen is made of.
    public struct Content: Sendable {
        let episode: Episode
    }

    public static let name: ScreenName = "episode"
    private let catalog: any CatalogReading

    public init(catalog: any CatalogReading) {
        self.catalog = catalog
    }

    public func load(_ route: EpisodeRoute, _ context: ScreenContext) async throws -> Content {
        guard context.features[.podcasts], let episode = try await catalog.episode(route.id, ofPodcast: route.podcast) else {
            throw ScreenError.notFound(kind: "episode", id: route.id)
        }
        return Content(episode: episode)
    }

    public func header(_ content: Content, _ context: ScreenContext) -> Header? { Self.header(of: content.episode, context) }

    static func header(of episode: Episode, _ context: ScreenContext) -> Header {
        Header(
            TextContent(
                title: context.text(episode.title), subtitle: context.text(episode.podcastTitle),
                description: "\(context.day(episode.published)) · \(context.duration(episode.duration))"),
            images: ImageContent(main: context.image(.podcasts, episode.podcastID)))
    }

    /// The action that opens an episode.
    static func open(_ episode: Episode, _ context: ScreenContext) -> Action {
        context.open(Self.self, EpisodeRoute(podcast: episode.podcastID, id: episode.id), header: header(of: episode, context))
    }

    @SectionsBuilder
    public func sections(_ content: Content, _ context: ScreenContext) -> [Section] {
        let episode = content.episode
        if context.wants("play") {
            Section("play") {
                Component(.button, id: "play/episode").title(context.text(.playAll)).icon(context.buttonIcon(.play))
                    .onTap(Self.play(episode, context)).style(Style(prominence: .primary, size: .large))
                Component(.text, id: "play/description").description(context.text(episode.description))
            }
        }
        if context.wants("chapters"), context.features[.podcastChapters], !episode.chapters.isEmpty { chapters(episode, context) }
    }

    private func chapters(_ episode: Episode, _ context: ScreenContext) -> Section {
        Section("chapters") {
            for (index, chapter) in episode.chapters.enumerated() {
                Component(.chapterRow, id: "chapters/\(index + 1)")
                    .title(context.text(chapter.title))
                    .accessory(context.clock(chapter.start))
                    .custom("start", .integer(chapter.start))
            }
        } header: {
            MusicComponents(context: context, favorites: Favorites()).heading("chapters", context.text(.chapters))
        }
    }

    /// Plays an episode as a queue of its own.
    static func play(_ episode: Episode, _ context: ScreenContext) -> Action {
        .play(
            PlayAction(
                queue: "podcasts/\(episode.podcastID)/episodes/\(episode.id)", startIndex: 0,
                tracks: [
                    QueueTrack(
                        id: episode.id, title: context.text(episode.title), artist: context.text(episode.podcastTitle),
                        album: context.text(episode.podcastTitle), albumID: episode.podcastID, duration: episode.duration,
                        image: context.imagePath(.podcasts, episode.podcastID))
                ]))
    }
}
