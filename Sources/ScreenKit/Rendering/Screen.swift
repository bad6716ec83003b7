/// A screen: where it lives, what it loads, what it shows.
///
/// `header` and `sections` are pure functions of the content and the context.
public protocol Screen: Sendable {
    associatedtype Route: ScreenRoute
    associatedtype Content: Sendable

    /// The screen's type, unique in the app.
    static var name: ScreenName { get }

    /// Fetches everything the screen shows, all queries side by side.
    ///
    /// - Throws: ``ScreenError`` where the screen cannot be shown at all.
    func load(_ route: Route, _ context: ScreenContext) async throws -> Content

    /// The top of the screen.
    func header(_ content: Content, _ context: ScreenContext) -> Header?

    /// What follows the header.
    @SectionsBuilder
    func sections(_ content: Content, _ context: ScreenContext) -> [Section]

    /// Components, actions and overlays around the sections; most screens have none.
    func finish(_ document: inout ScreenDocument, _ content: Content, _ context: ScreenContext)
}

extension Screen {
    public func finish(_ document: inout ScreenDocument, _ content: Content, _ context: ScreenContext) {}

    /// Loads and renders the screen.
    public func render(_ route: Route, _ context: ScreenContext) async throws -> ScreenDocument {
        let content = try await load(route, context)
        var document = ScreenDocument(
            id: String(route.path.dropFirst()), type: Self.name, header: header(content, context), sections: sections(content, context)
        )
        finish(&document, content, context)
        return document
    }
}
