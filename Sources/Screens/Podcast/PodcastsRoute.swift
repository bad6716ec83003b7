/// Where the list of podcasts is found.
public struct PodcastsRoute: FixedRoute {
    public static let pattern = "podcasts"

    public init() {}
}
