public import ScreenKit

/// Where a composer is found.
public struct ComposerRoute: ScreenRoute {
    public static let pattern = "composers/{id}"
    public let id: String

    public init(id: String) {
        self.id = id
    }

    public init(_ parameters: RouteParameters) throws(RouteError) {
        try parameters.allowQuery()
        id = try parameters.identifier("id")
    }

    public var path: String { "/composers/\(id)" }
}
