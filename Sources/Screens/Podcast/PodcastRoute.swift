public import ScreenKit

/// Where a podcast is found.
public struct PodcastRoute: ScreenRoute {
    public static let pattern = "podcasts/{id}"
    public let id: String

    public init(id: String) {
        self.id = id
    }

    public init(_ parameters: RouteParameters) throws(RouteError) {
        try parameters.allowQuery()
        id = try parameters.identifier("id")
    }

    public var path: String { "/podcasts/\(id)" }
}
