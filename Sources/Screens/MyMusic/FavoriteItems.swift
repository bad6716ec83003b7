import ScreenKit

/// Fetches the things a listener has marked, a kind at a time, latest marked first.
///
/// Something that has left the catalogue since it was marked is left out of its page; the total still counts it.
struct FavoriteItems: Sendable {
    let catalog: any CatalogReading
    let library: any LibraryStore

    func albums(of user: ScreenUser, _ context: ScreenContext, _ count: Int) async -> Loaded<Page<AlbumSummary>> {
        await items(.album, of: user, context, count) { try await catalog.albums(ids: $0) }
    }

    func tracks(of user: ScreenUser, _ context: ScreenContext, _ count: Int) async -> Loaded<Page<Track>> {
        await items(.track, of: user, context, count) { try await catalog.tracks(ids: $0) }
    }

    func works(of user: ScreenUser, _ context: ScreenContext, _ count: Int) async -> Loaded<Page<WorkSummary>> {
        await items(.work, of: user, context, count) { try await catalog.works(ids: $0) }
    }

    func composers(of user: ScreenUser, _ context: ScreenContext, _ count: Int) async -> Loaded<Page<ComposerSummary>> {
        await items(.composer, of: user, context, count) { try await catalog.composers(ids: $0) }
    }

    func artists(of user: ScreenUser, _ context: ScreenContext, _ count: Int) async -> Loaded<Page<ArtistSummary>> {
        await items(.artist, of: user, context, count) { try await catalog.artists(ids: $0) }
    }

    private func items<Item: Sendable>(
        _ kind: FavoriteKind, of user: ScreenUser, _ context: ScreenContext, _ count: Int,
        _ fetch: @Sendable ([String]) async throws -> [Item]
    ) async -> Loaded<Page<Item>> {
        guard context.features[.favorites] else { return .skipped }
        return await context.load(kind.section, orFor: "empty") {
            let ids = try await library.favorites(of: user.id, kind: kind, context.items(kind.section, count))
            return Page(
                items: ids.items.isEmpty ? [] : try await fetch(ids.items), start: ids.start, total: ids.total,
                covered: ids.items.count)
        }
    }
}

extension FavoriteKind {
    /// The name of the section that lists favourites of this kind.
    var section: String { "\(rawValue)s" }
}
