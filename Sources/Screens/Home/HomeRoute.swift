/// Where the home screen is found.
public struct HomeRoute: FixedRoute {
    public static let pattern = "home"

    public init() {}
}
