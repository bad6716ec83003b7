/// A place that can be read from and written to a path.
public protocol ScreenRoute: Sendable, Hashable {
    /// The path with its parameters in braces: `albums/{id}`.
    static var pattern: String { get }

    /// Reads the route from a request.
    ///
    /// - Throws: ``RouteError`` naming the parameter that is wrong.
    init(_ parameters: RouteParameters) throws(RouteError)

    /// Path below the version, with a leading slash and, where the route has any, its query.
    var path: String { get }
}
