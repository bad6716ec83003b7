/// Everything that is known of an album but its tracks.
public struct AlbumDetail: Sendable, Hashable {
    public let summary: AlbumSummary
    /// Conductor first, then soloists.
    public let artists: [ArtistSummary]
    public let ensembles: [EnsembleSummary]

    public init(summary: AlbumSummary, artists: [ArtistSummary], ensembles: [EnsembleSummary]) {
        self.summary = summary
        self.artists = artists
        self.ensembles = ensembles
    }
}
