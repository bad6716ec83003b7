import NIOCore
import ScreenKit
import VersionService

/// What operators and load balancers ask.
extension ServerRoutes {
    /// Adds `/healthz`, `/readyz` and `/metrics`.
    mutating func addOperations(_ readiness: Readiness, _ registry: PrometheusRegistry) throws {
        try get("healthz", "healthz") { _, _ in
            Answer(contentType: "text/plain; charset=utf-8", body: ByteBuffer(string: "ok\n"))
        }
        try get("readyz", "readyz") { _, _ in await readiness.answer() }
        let process = ProcessMetrics(in: registry)
        try get("metrics", "metrics") { _, _ in
            process.update()
            return Answer(contentType: PrometheusRegistry.contentType, body: registry.exposition())
        }
    }

    /// Adds the list of versions at `/`, each with the address of its first screen.
    mutating func addIndex(
        service: String, startPath: String, _ table: @escaping @Sendable () -> [(version: String, status: VersionStatus)]
    ) throws {
        try get("", "index") { _, _ in
            var json = JSONWriter()
            json.object { json in
                json.key("service")
                json.string(service)
                json.key("versions")
                json.array { json in
                    for entry in table() {
                        json.object { json in
                            json.key("id")
                            json.string(entry.version)
                            json.key("status")
                            json.string(entry.status.rawValue)
                            json.key("url")
                            json.string("/\(entry.version)\(startPath)")
                        }
                    }
                }
            }
            return Answer(
                contentType: Answer.json, body: json.buffer(), cacheControl: CacheControl(.public, isRevalidatedAlways: true))
        }
    }
}
