/// What an item is (WSDL: `itemType`).
public enum SonosItemType: String, Sendable, CaseIterable {
    case artist, album, genre, playlist, track, search, stream, show, program, favorites, favorite, collection, container
    case albumList, trackList, streamList, artistTrackList, audiobook, other

    /// Whether a player offers to play all of it.
    public var isPlayable: Bool {
        switch self {
        case .album, .playlist, .trackList, .artistTrackList, .audiobook: true
        default: false
        }
    }
}
