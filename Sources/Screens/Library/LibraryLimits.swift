/// The bounds of a listener's library.
public enum LibraryLimits {
    /// Favourites of each kind.
    public static let favoritesPerKind = 10_000
    public static let playlists = 500
    public static let tracksPerPlaylist = 2_000
    /// Bytes of UTF-8.
    public static let playlistName = 120
}
