/// Where a podcast is found.
public struct PodcastRoute: EntityRoute {
    public static let folder = "podcasts"
    public let id: String

    public init(id: String) {
        self.id = id
    }
}
