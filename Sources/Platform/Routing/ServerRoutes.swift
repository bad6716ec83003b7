import CoreMetrics
import HTTPTypes
import ScreenKit

/// The routes outside all versions: health, keys, accounts, the app's assets.
struct ServerRoutes: Sendable {
    /// Answers a request; the parameters are those of its path.
    typealias Handler = @Sendable (RequestScope, RouteMatch) async throws -> Answer

    /// What a path answers, by method.
    struct Route: Sendable {
        let handlers: [HTTPRequest.Method: Handler]
        let metrics: RouteMetrics
        let label: String
        /// What is counted apart, by the name the answer gives itself.
        var variants: [String: RouteMetrics] = [:]

        /// The methods it answers, as `Allow` lists them.
        var allowedMethods: String {
            handlers.keys.map(\.rawValue).sorted().joined(separator: ", ")
        }
    }

    private var router = PathRouter<Route>()
    private let factory: any MetricsFactory

    init(metrics factory: any MetricsFactory) {
        self.factory = factory
    }

    /// Adds what GET and HEAD answer at a pattern.
    mutating func get(_ pattern: String, _ label: String, _ handler: @escaping Handler) throws {
        try add(pattern, label, [.get: handler, .head: handler])
    }

    /// Adds what POST answers at a pattern.
    ///
    /// - Parameter variants: names under which the handler's answers are to be counted apart.
    mutating func post(_ pattern: String, _ label: String, variants: [String] = [], _ handler: @escaping Handler) throws {
        try add(pattern, label, [.post: handler], variants: variants)
    }

    /// What a path leads to; nil when there is nothing.
    func match(_ path: Substring) -> PathRouter<Route>.Match? {
        router.match(path)
    }

    /// Adds what several methods answer at a pattern.
    mutating func add(
        _ pattern: String, _ label: String, _ handlers: [HTTPRequest.Method: Handler], variants: [String] = []
    ) throws {
        func metrics(_ name: String) -> RouteMetrics { RouteMetrics(version: "none", screen: name, factory: factory) }
        var counted: [String: RouteMetrics] = [:]
        for name in variants { counted[name] = metrics(name) }
        try router.add(pattern, Route(handlers: handlers, metrics: metrics(label), label: label, variants: counted))
    }
}
