/// Where the list of periods, genres and instruments is found.
public struct BrowseRoute: FixedRoute {
    public static let pattern = "browse"

    public init() {}
}
