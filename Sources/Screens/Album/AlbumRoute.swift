/// Where an album is found.
public struct AlbumRoute: EntityRoute {
    public static let folder = "albums"
    public let id: String

    public init(id: String) {
        self.id = id
    }
}
