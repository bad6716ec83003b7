/// Where the listener's own library is found.
public struct MyMusicRoute: FixedRoute {
    public static let pattern = "my-music"

    public init() {}
}
