import ScreenKit
import Screens

/// A catalogue whose every query passes a gate first: to be counted, held up, or failed.
struct InterceptedCatalog: CatalogReading {
    let base: any CatalogReading
    /// Called with the query's name; what it throws, the query throws.
    let gate: @Sendable (String) async throws -> Void

    private func pass<Value: Sendable>(_ name: String, _ query: @Sendable () async throws -> Value) async throws -> Value {
        try await gate(name)
        return try await query()
    }

    func composers(_ list: ComposerList, _ window: PageWindow) async throws -> Page<ComposerSummary> {
        try await pass("composers \(list)") { try await base.composers(list, window) }
    }
    func composer(_ id: String) async throws -> ComposerDetail? { try await pass("composer") { try await base.composer(id) } }
    func works(_ list: WorkList, _ window: PageWindow) async throws -> Page<WorkSummary> {
        try await pass("works \(list)") { try await base.works(list, window) }
    }
    func work(_ id: String) async throws -> WorkDetail? { try await pass("work") { try await base.work(id) } }
    func albums(_ list: AlbumList, _ window: PageWindow) async throws -> Page<AlbumSummary> {
        try await pass("albums \(list)") { try await base.albums(list, window) }
    }
    func album(_ id: String) async throws -> AlbumDetail? { try await pass("album") { try await base.album(id) } }
    func tracks(ofAlbum id: String) async throws -> [Track] { try await pass("tracks of album") { try await base.tracks(ofAlbum: id) } }
    func artists(_ list: ArtistList, _ window: PageWindow) async throws -> Page<ArtistSummary> {
        try await pass("artists \(list)") { try await base.artists(list, window) }
    }
    func artist(_ id: String) async throws -> ArtistSummary? { try await pass("artist") { try await base.artist(id) } }
    func ensembles(_ window: PageWindow) async throws -> Page<EnsembleSummary> {
        try await pass("ensembles") { try await base.ensembles(window) }
    }
    func ensemble(_ id: String) async throws -> EnsembleSummary? { try await pass("ensemble") { try await base.ensemble(id) } }
    func playlists(_ window: PageWindow) async throws -> Page<PlaylistSummary> {
        try await pass("playlists") { try await base.playlists(window) }
    }
    func playlist(_ id: String) async throws -> PlaylistSummary? { try await pass("playlist") { try await base.playlist(id) } }
    func tracks(ofPlaylist id: String, _ window: PageWindow) async throws -> Page<Track> {
        try await pass("tracks of playlist") { try await base.tracks(ofPlaylist: id, window) }
    }
    func podcasts(_ window: PageWindow) async throws -> Page<PodcastSummary> {
        try await pass("podcasts") { try await base.podcasts(window) }
    }
    func podcast(_ id: String) async throws -> PodcastSummary? { try await pass("podcast") { try await base.podcast(id) } }
    func episodes(ofPodcast id: String, _ window: PageWindow) async throws -> Page<Episode> {
        try await pass("episodes") { try await base.episodes(ofPodcast: id, window) }
    }
    func latestEpisodes(_ window: PageWindow) async throws -> Page<Episode> {
        try await pass("latest episodes") { try await base.latestEpisodes(window) }
    }
    func episode(_ id: String, ofPodcast podcast: String) async throws -> Episode? {
        try await pass("episode") { try await base.episode(id, ofPodcast: podcast) }
    }
    func livestreams(_ window: PageWindow) async throws -> Page<Livestream> {
        try await pass("livestreams") { try await base.livestreams(window) }
    }
    func livestream(_ id: String) async throws -> Livestream? { try await pass("livestream") { try await base.livestream(id) } }
    func search(_ text: String, kind: SearchKind, filters: SearchFilters, _ window: PageWindow) async throws -> Page<SearchHit> {
        try await pass("search \(kind)") { try await base.search(text, kind: kind, filters: filters, window) }
    }
    func composers(ids: [String]) async throws -> [ComposerSummary] {
        try await pass("composers by id") { try await base.composers(ids: ids) }
    }
    func works(ids: [String]) async throws -> [WorkSummary] { try await pass("works by id") { try await base.works(ids: ids) } }
    func albums(ids: [String]) async throws -> [AlbumSummary] { try await pass("albums by id") { try await base.albums(ids: ids) } }
    func tracks(ids: [String]) async throws -> [Track] { try await pass("tracks by id") { try await base.tracks(ids: ids) } }
    func artists(ids: [String]) async throws -> [ArtistSummary] { try await pass("artists by id") { try await base.artists(ids: ids) } }
    func revision() async throws -> Int { try await base.revision() }
}
