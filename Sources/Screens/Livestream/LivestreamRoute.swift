public import ScreenKit

/// Where a live concert is found.
public struct LivestreamRoute: ScreenRoute {
    public static let pattern = "livestreams/{id}"
    public let id: String

    public init(id: String) {
        self.id = id
    }

    public init(_ parameters: RouteParameters) throws(RouteError) {
        try parameters.allowQuery()
        id = try parameters.identifier("id")
    }

    public var path: String { "/livestreams/\(id)" }
}
