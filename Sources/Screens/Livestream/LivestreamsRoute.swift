/// Where the list of live concerts is found.
public struct LivestreamsRoute: FixedRoute {
    public static let pattern = "livestreams"

    public init() {}
}
