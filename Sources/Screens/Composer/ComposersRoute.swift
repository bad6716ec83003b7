/// Where the list of composers is found.
public struct ComposersRoute: FixedRoute {
    public static let pattern = "composers"

    public init() {}
}
