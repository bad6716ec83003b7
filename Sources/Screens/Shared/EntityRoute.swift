public import ScreenKit

/// The route of a screen about one thing, named by its identifier.
public protocol EntityRoute: ScreenRoute {
    /// The first part of the path (`albums`).
    static var folder: String { get }
    var id: String { get }

    init(id: String)
}

extension EntityRoute {
    public static var pattern: String { "\(folder)/{id}" }

    public init(_ parameters: RouteParameters) throws(RouteError) {
        try parameters.allowQuery()
        self.init(id: try parameters.identifier("id"))
    }

    public var path: String { "/\(Self.folder)/\(id)" }
}
