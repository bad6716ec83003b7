public import ScreenKit

/// Where a work is found.
public struct WorkRoute: ScreenRoute {
    public static let pattern = "works/{id}"
    public let id: String

    public init(id: String) {
        self.id = id
    }

    public init(_ parameters: RouteParameters) throws(RouteError) {
        try parameters.allowQuery()
        id = try parameters.identifier("id")
    }

    public var path: String { "/works/\(id)" }
}
