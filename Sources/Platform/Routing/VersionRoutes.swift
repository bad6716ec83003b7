import CoreMetrics
import ScreenKit

/// The router of one version: its paths, each with the handles of its metrics.
///
/// Screens are the same in every version; what differs is the features they are rendered with.
struct VersionRoutes: Sendable {
    /// A place and what is counted there.
    struct Route: Sendable {
        let endpoint: VersionEndpoint
        let metrics: RouteMetrics
    }

    private let router: PathRouter<Route>

    /// - Throws: ``RoutingConflict`` when two screens or commands claim the same path.
    init(_ app: some ScreenApp, version: String, metrics factory: any MetricsFactory) throws {
        var router = PathRouter<Route>()
        func add(_ pattern: String, _ endpoint: VersionEndpoint) throws {
            let metrics = RouteMetrics(version: version, screen: endpoint.label, factory: factory)
            try router.add(pattern, Route(endpoint: endpoint, metrics: metrics))
        }
        for screen in app.screens {
            try add(screen.pattern, .screen(screen))
            try add("\(screen.pattern)/sections/{section}", .section(screen))
        }
        for command in app.commands { try add("commands/\(command.name)", .command(command)) }
        self.router = router
    }

    /// What a path below the version leads to; nil when there is nothing.
    func match(_ path: Substring) -> PathRouter<Route>.Match? {
        router.match(path)
    }
}
