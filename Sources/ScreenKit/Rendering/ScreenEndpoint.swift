/// A screen without its type: what a router keeps.
public struct ScreenEndpoint: Sendable {
    public let name: ScreenName
    /// The path with its parameters in braces.
    public let pattern: String
    private let renderRoute: @Sendable (RouteParameters, ScreenContext) async throws -> ScreenDocument

    public init<Content: Screen>(_ screen: Content) {
        name = Content.name
        pattern = Content.Route.pattern
        renderRoute = { parameters, context in
            try await screen.render(Content.Route(parameters), context)
        }
    }

    /// Loads and renders the screen.
    ///
    /// - Throws: ``RouteError`` for a parameter that cannot be used, ``ScreenError`` where there is nothing to show.
    public func render(_ parameters: RouteParameters, _ context: ScreenContext) async throws -> ScreenDocument {
        try await renderRoute(parameters, context)
    }
}
