import HTTPTypes
import Logging
import ScreenKit
import VersionService

/// Whether this node should get requests, and in what state it is.
struct Readiness: Sendable {
    /// Something the server needs, asked whether it is there.
    typealias Check = @Sendable () async throws -> Void

    let manifest: ManifestState
    let logger: Logger
    let checks: [(name: String, check: Check)]

    /// The state as JSON: 200 while the node can serve, degraded or not, else 503.
    func answer() async -> Answer {
        var results: [(name: String, isFine: Bool)] = []
        for entry in checks {
            do {
                try await entry.check()
                results.append((entry.name, true))
            } catch {
                logger.error("readiness check failed", metadata: ["check": "\(entry.name)", "error": "\(error)"])
                results.append((entry.name, false))
            }
        }
        let state = manifest.current
        let isDown = !results.allSatisfy(\.isFine)
        var json = JSONWriter()
        json.object { json in
            json.key("status")
            json.string(isDown ? "unavailable" : state.findings.isEmpty ? "ready" : "degraded")
            json.key("versions")
            json.object { json in
                json.key("generation")
                json.integer(state.generation)
                json.key("loadedAt")
                json.string(state.loadedAt.iso8601)
                json.key("refused")
                json.bool(!state.findings.isEmpty)
                json.key("findings")
                json.array { json in for finding in state.findings.prefix(100) { json.string(finding) } }
            }
            json.key("checks")
            json.object { json in
                for (name, isFine) in results {
                    json.key(name)
                    // The cause stays in the log: this address is open to anybody.
                    json.string(isFine ? "ok" : "failed")
                }
            }
        }
        return Answer(isDown ? .serviceUnavailable : .ok, contentType: Answer.json, body: json.buffer())
    }
}
