/// Where a playlist is found.
public struct PlaylistRoute: EntityRoute {
    public static let folder = "playlists"
    public let id: String

    public init(id: String) {
        self.id = id
    }
}
