/// Something a search has found.
public enum SearchHit: Sendable, Hashable {
    case composer(ComposerSummary)
    case work(WorkSummary)
    case album(AlbumSummary)
    case track(Track)
    case artist(ArtistSummary)
    case ensemble(EnsembleSummary)
    case playlist(PlaylistSummary)
    case podcast(PodcastSummary)
}
