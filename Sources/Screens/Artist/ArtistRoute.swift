/// Where a performer is found.
public struct ArtistRoute: EntityRoute {
    public static let folder = "artists"
    public let id: String

    public init(id: String) {
        self.id = id
    }
}
