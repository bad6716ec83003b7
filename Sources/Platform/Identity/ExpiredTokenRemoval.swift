import Logging
import ServiceLifecycle

/// Removes the refresh tokens of sessions that have expired, once an hour.
struct ExpiredTokenRemoval: Service {
    let tokens: TokenService
    let logger: Logger

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
            try await tokens.removeExpiredTokens()
        } catch {
            logger.warning("expired sessions could not be removed", metadata: ["error": "\(error)"])
        }
    }
}
