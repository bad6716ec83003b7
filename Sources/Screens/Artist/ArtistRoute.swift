public import ScreenKit

/// Where a performer is found.
public struct ArtistRoute: ScreenRoute {
    public static let pattern = "artists/{id}"
    public let id: String

    public init(id: String) {
        self.id = id
    }

    public init(_ parameters: RouteParameters) throws(RouteError) {
        try parameters.allowQuery()
        id = try parameters.identifier("id")
    }

    public var path: String { "/artists/\(id)" }
}
