public import ScreenKit

/// Where an album is found.
public struct AlbumRoute: ScreenRoute {
    public static let pattern = "albums/{id}"
    public let id: String

    public init(id: String) {
        self.id = id
    }

    public init(_ parameters: RouteParameters) throws(RouteError) {
        try parameters.allowQuery()
        id = try parameters.identifier("id")
    }

    public var path: String { "/albums/\(id)" }
}
