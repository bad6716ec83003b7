/// What an identifier stands for: a place among the screens, never a row's number.
///
/// Paths are screen ids: the path and query below the version, without the leading slash.
public enum SonosID: Sendable, Hashable {
    /// What browsing begins with.
    case root
    /// The categories that can be searched.
    case search
    /// The listener's playlists.
    case playlists
    /// The listener's favourites.
    case favorites
    /// A category of the search, by its name in the profile.
    case category(String)
    case screen(String)
    case section(screen: String, section: String)
    /// A component of a section, such as a button that plays many tracks.
    case item(screen: String, section: String, component: String)
    /// A track, found again by its own name should the section it was in be gone.
    case track(screen: String, section: String, track: String)
}
