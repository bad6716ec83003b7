/// Where the settings screen is found.
public struct SettingsRoute: FixedRoute {
    public static let pattern = "settings"

    public init() {}
}
