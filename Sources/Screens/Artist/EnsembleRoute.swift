public import ScreenKit

/// Where an ensemble is found.
public struct EnsembleRoute: ScreenRoute {
    public static let pattern = "ensembles/{id}"
    public let id: String

    public init(id: String) {
        self.id = id
    }

    public init(_ parameters: RouteParameters) throws(RouteError) {
        try parameters.allowQuery()
        id = try parameters.identifier("id")
    }

    public var path: String { "/ensembles/\(id)" }
}
