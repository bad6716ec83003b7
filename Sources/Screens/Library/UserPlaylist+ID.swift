extension UserPlaylist {
    /// What the identifiers of listeners' playlists begin with, so that they never meet those of the editors'.
    public static let idPrefix = "u-"

    /// Whether an identifier is that of a listener's playlist.
    static func isID(_ id: String) -> Bool { id.hasPrefix(idPrefix) }
}
