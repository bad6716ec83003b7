/// Where the screen about the app is found.
public struct AboutRoute: FixedRoute {
    public static let pattern = "about"

    public init() {}
}
