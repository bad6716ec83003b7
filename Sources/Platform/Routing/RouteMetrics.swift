import CoreMetrics
import HTTPTypes

/// The handles of one route's metrics, made once so that counting a request is an addition.
final class RouteMetrics: Sendable {
    /// One counter for each class of status, 1xx to 5xx.
    private let requests: [Counter]
    private let duration: Timer

    init(version: String, screen: String, factory: any MetricsFactory) {
        requests = (1...5).map { status in
            Counter(
                label: "http_requests", dimensions: [("version", version), ("screen", screen), ("status", "\(status)xx")],
                factory: factory)
        }
        duration = Timer(
            label: "http_request_duration", dimensions: [("screen", screen)], factory: factory)
    }

    /// Counts an answered request.
    func record(_ status: HTTPResponse.Status, _ elapsed: Duration) {
        requests[min(max(status.code / 100, 1), 5) - 1].increment()
        let (seconds, attoseconds) = elapsed.components
        duration.recordNanoseconds(seconds * 1_000_000_000 + attoseconds / 1_000_000_000)
    }
}
