public import ScreenKit

/// What the screens need from the music catalogue.
///
/// Every list is in an order that does not change between requests, and its total does not depend on the window.
/// All functions throw when the catalogue cannot be read; what does not exist is nil or an empty page.
public protocol CatalogReading: Sendable {
    func composers(_ list: ComposerList, _ window: PageWindow) async throws -> Page<ComposerSummary>
    func composer(_ id: String) async throws -> ComposerDetail?
    func works(_ list: WorkList, _ window: PageWindow) async throws -> Page<WorkSummary>
    func work(_ id: String) async throws -> WorkDetail?
    func albums(_ list: AlbumList, _ window: PageWindow) async throws -> Page<AlbumSummary>
    func album(_ id: String) async throws -> AlbumDetail?
    /// The tracks of an album in order, at most ``CatalogLimits/tracksPerAlbum``.
    func tracks(ofAlbum id: String) async throws -> [Track]
    func artists(_ list: ArtistList, _ window: PageWindow) async throws -> Page<ArtistSummary>
    func artist(_ id: String) async throws -> ArtistSummary?
    func ensembles(_ window: PageWindow) async throws -> Page<EnsembleSummary>
    func ensemble(_ id: String) async throws -> EnsembleSummary?
    func playlists(_ window: PageWindow) async throws -> Page<PlaylistSummary>
    func playlist(_ id: String) async throws -> PlaylistSummary?
    func tracks(ofPlaylist id: String, _ window: PageWindow) async throws -> Page<Track>
    func podcasts(_ window: PageWindow) async throws -> Page<PodcastSummary>
    func podcast(_ id: String) async throws -> PodcastSummary?
    /// Latest first.
    func episodes(ofPodcast id: String, _ window: PageWindow) async throws -> Page<Episode>
    /// Latest of all podcasts first.
    func latestEpisodes(_ window: PageWindow) async throws -> Page<Episode>
    func episode(_ id: String, ofPodcast podcast: String) async throws -> Episode?
    /// In the order they begin.
    func livestreams(_ window: PageWindow) async throws -> Page<Livestream>
    func livestream(_ id: String) async throws -> Livestream?

    /// What a text finds among one kind of thing, best first.
    ///
    /// Every word must begin a word of what is found; letters count as equal whatever their marks and case.
    func search(_ text: String, kind: SearchKind, filters: SearchFilters, _ window: PageWindow) async throws -> Page<SearchHit>

    /// Things by their identifiers, in that order; unknown ones are left out.
    func composers(ids: [String]) async throws -> [ComposerSummary]
    func works(ids: [String]) async throws -> [WorkSummary]
    func albums(ids: [String]) async throws -> [AlbumSummary]
    func tracks(ids: [String]) async throws -> [Track]
    func artists(ids: [String]) async throws -> [ArtistSummary]

    /// A number that grows with every change of the catalogue.
    func revision() async throws -> Int
}
