/// What can be a favourite.
public enum FavoriteKind: String, CaseIterable, Sendable {
    case album, track, work, composer, artist
}
