import Logging
import ServiceLifecycle

/// Removes what has expired, once an hour.
struct HourlyRemoval: Service {
    /// What is removed, for the log: `sessions`.
    let subject: String
    let logger: Logger
    let remove: @Sendable () async throws -> Void

    func run() async throws {
        // The first round is at once, so that a server that is restarted often cleans up too.
        let rounds = AsyncStream(unfolding: {
            await removeExpired()
            return try? await Task.sleep(for: .seconds(3600))
        })
        for await _ in rounds.cancelOnGracefulShutdown() {}
    }

    private func removeExpired() async {
        do {
            try await remove()
        } catch {
            logger.warning("what has expired could not be removed", metadata: ["subject": "\(subject)", "error": "\(error)"])
        }
    }
}
