/// What a search can find.
public enum SearchKind: String, CaseIterable, Sendable {
    case composer, work, album, track, artist, ensemble, playlist, podcast
}
