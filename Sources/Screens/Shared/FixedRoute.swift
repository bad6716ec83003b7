public import ScreenKit

/// The route of a screen of which there is only one.
public protocol FixedRoute: ScreenRoute {
    init()
}

extension FixedRoute {
    public init(_ parameters: RouteParameters) throws(RouteError) {
        try parameters.allowQuery()
        self.init()
    }

    public var path: String { "/\(Self.pattern)" }
}
