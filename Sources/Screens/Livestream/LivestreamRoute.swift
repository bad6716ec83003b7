/// Where a live concert is found.
public struct LivestreamRoute: EntityRoute {
    public static let folder = "livestreams"
    public let id: String

    public init(id: String) {
        self.id = id
    }
}
