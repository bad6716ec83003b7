public import ScreenKit

/// Where a playlist is found.
public struct PlaylistRoute: ScreenRoute {
    public static let pattern = "playlists/{id}"
    public let id: String

    public init(id: String) {
        self.id = id
    }

    public init(_ parameters: RouteParameters) throws(RouteError) {
        try parameters.allowQuery()
        id = try parameters.identifier("id")
    }

    public var path: String { "/playlists/\(id)" }
}
