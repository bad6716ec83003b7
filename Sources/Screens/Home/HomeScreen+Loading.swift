public import ScreenKit
import VersionService

extension HomeScreen {
    public func load(_ route: HomeRoute, _ context: ScreenContext) async throws -> Content {
        async let featured = featured(context)
        async let newest = context.load("newest") { try await catalog.albums(.newest, context.items("newest", 20)) }
        async let popular = context.load("popular") { try await catalog.albums(.popular, context.items("popular", 24)) }
        async let compilations = compilations(context)
        async let composers = context.load("composers") { try await catalog.composers(.popular, context.items("composers", 20)) }
        async let works = context.load("works") { try await catalog.works(.popular, context.items("works", 12)) }
        async let artists = context.load("artists") { try await catalog.artists(.popular, context.items("artists", 16)) }
        async let ensembles = context.load("ensembles") { try await catalog.ensembles(context.items("ensembles", 16)) }
        async let periods = periods(context)
        async let playlists = playlists(context)
        async let podcasts = podcasts(context)
        async let livestreams = livestreams(context)
        async let favoriteAlbums = favoriteAlbums(context)
        async let favorites = context.favorites(from: library)
        return Content(
            featured: await featured, newest: await newest, popular: await popular, compilations: await compilations,
            composers: await composers, works: await works,
            artists: await artists, ensembles: await ensembles, periods: await periods, playlists: await playlists,
            podcasts: await podcasts, livestreams: await livestreams, favoriteAlbums: await favoriteAlbums, favorites: await favorites)
    }

    /// The latest album, where home leads with one and the client knows the component for it.
    private func featured(_ context: ScreenContext) async -> Loaded<Page<AlbumSummary>> {
        guard context.features[.homeLayout] == .editorial,
            context.capabilities.supports("core", since: SemanticVersion(major: 1, minor: 5, patch: 0))
        else { return .skipped }
        return await context.load("hero") { try await catalog.albums(.newest, PageWindow(count: 1)) }
    }

    /// Box sets, which a home laid out for the listener does not show.
    private func compilations(_ context: ScreenContext) async -> Loaded<Page<AlbumSummary>> {
        guard context.features[.homeLayout] != .personal else { return .skipped }
        return await context.load("compilations") { try await catalog.albums(.compilations, context.items("compilations", 12)) }
    }

    /// Albums of every period, for clients that browse by period.
    private func periods(_ context: ScreenContext) async -> [(period: Period, albums: Loaded<Page<AlbumSummary>>)] {
        guard context.features[.browseByPeriod] else { return [] }
        return await withTaskGroup(of: (Period, Loaded<Page<AlbumSummary>>).self) { group in
            for period in Period.allCases {
                group.addTask {
                    let section = Self.section(of: period)
                    return (period, await context.load(section) { try await catalog.albums(.period(period), context.items(section, 12)) })
                }
            }
            var found: [Period: Loaded<Page<AlbumSummary>>] = [:]
            for await (period, albums) in group { found[period] = albums }
            return Period.allCases.map { (period: $0, albums: found[$0] ?? .skipped) }
        }
    }

    /// The section that shows a period's albums.
    static func section(of period: Period) -> String { "period-\(period.rawValue)" }

    private func playlists(_ context: ScreenContext) async -> Loaded<Page<PlaylistSummary>> {
        guard context.features[.playlists] else { return .skipped }
        return await context.load("playlists") { try await catalog.playlists(context.items("playlists", 6)) }
    }

    private func podcasts(_ context: ScreenContext) async -> Loaded<Page<PodcastSummary>> {
        guard context.features[.podcasts] else { return .skipped }
        return await context.load("podcasts") { try await catalog.podcasts(context.items("podcasts", 4)) }
    }

    private func livestreams(_ context: ScreenContext) async -> Loaded<Page<Livestream>> {
        guard context.features[.livestreams] else { return .skipped }
        return await context.load("livestreams") { try await catalog.livestreams(context.items("livestreams", 6)) }
    }

    /// The listener's favourite albums, where home is laid out for the listener.
    private func favoriteAlbums(_ context: ScreenContext) async -> Loaded<Page<AlbumSummary>> {
        guard context.features[.homeLayout] == .personal, context.features[.favorites], let user = context.user else { return .skipped }
        return await context.load("favorites") {
            let ids = try await library.favorites(of: user.id, kind: .album, context.items("favorites", 20))
            return Page(
                items: ids.items.isEmpty ? [] : try await catalog.albums(ids: ids.items), start: ids.start, total: ids.total,
                covered: ids.items.count)
        }
    }
}
