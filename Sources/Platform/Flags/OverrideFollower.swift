package import Logging
import ServiceLifecycle
package import VersionService

/// Keeps the overrides in force in step with the head of a store.
///
/// The store is asked at each hint and every few seconds regardless, so that a hint that never comes costs seconds only. What goes wrong
/// leaves the overrides as they are. Schedules run on without this: whoever watches the manifest builds the table anew when it is time.
package actor OverrideFollower<Responder: Sendable>: Service {
    /// Where the overrides in force come from.
    package nonisolated let state: FlagState

    let store: any FlagStore
    let service: ApiVersionService<Responder>
    let settings: OverrideFollowing
    let file: LastKnownGoodFile
    let logger: Logger
    let now: @Sendable () -> Timestamp
    /// The overrides in force as the store has them; `nil` for none.
    var served: Revision.Contents?
    /// The manifest for which the present head was refused.
    var refusedFor: String?
    private var hasStarted = false
    private var isLooking = false
    private var isLookDue = false
    private var retry = RetryDelay()
    private var generator = SystemRandomNumberGenerator()

    package init(
        _ store: any FlagStore, _ service: ApiVersionService<Responder>, _ settings: OverrideFollowing, _ logger: Logger,
        now: @escaping @Sendable () -> Timestamp = { .now }
    ) {
        self.store = store
        self.service = service
        self.settings = settings
        self.logger = logger
        self.now = now
        file = LastKnownGoodFile(path: settings.path)
        state = FlagState { service.table.overlay }
        state.update { $0.isReady = settings.startup != .store }
    }

    /// Puts in force what there is: the file beside the node, then the head of the store.
    ///
    /// Returns as soon as it is known what to serve, in the time of one question to the store and the patience there is at most.
    package func start() async {
        guard !hasStarted else { return }
        hasStarted = true
        restore()
        let end = ContinuousClock.now + (settings.startup == .compiled ? .zero : settings.patience)
        while await !look(), served == nil, ContinuousClock.now < end {
            do { try await Task.sleep(for: min(delay(), end - ContinuousClock.now)) } catch { break }
        }
        let state = state.current
        guard !state.hasHeardStore else { return }
        if served == nil {
            logger.critical("no overrides: the store does not answer and there is no last known good file; killed features are alive")
        } else {
            logger.error("serving the last known good overrides", metadata: ["revision": "\(state.revision ?? 0)"])
        }
    }

    package func run() async throws {
        await start()
        await withDiscardingTaskGroup { group in
            group.addTask {
                let ticks = AsyncStream(unfolding: { try? await Task.sleep(for: await self.delay()) })
                for await _ in ticks.cancelOnGracefulShutdown() { await self.look() }
            }
            group.addTask {
                // A stream may end; the next one begins a little later.
                let streams = AsyncStream(unfolding: { try? await Task.sleep(for: .milliseconds(100)) })
                for await _ in streams.cancelOnGracefulShutdown() {
                    for await _ in self.store.changes().cancelOnGracefulShutdown() { await self.look() }
                }
            }
        }
    }

    /// Reads the head and puts it in force if it is newer.
    ///
    /// One question is under way at a time; those that come meanwhile are answered by one more after it.
    ///
    /// - Returns: Whether the store answered; `true` as well when another look is under way.
    @discardableResult
    func look() async -> Bool {
        isLookDue = true
        guard !isLooking else { return true }
        isLooking = true
        defer { isLooking = false }
        var hasAnswered = true
        while isLookDue {
            isLookDue = false
            hasAnswered = await lookOnce()
        }
        return hasAnswered
    }

    private func lookOnce() async -> Bool {
        do {
            let head = try await asked { [store] () async throws(FlagStoreError) in try await store.head() }
            try await take(head)
            answered()
            return true
        } catch {
            failed(error)
            return false
        }
    }

    /// Asks the store, but not for longer than the deadline; a store has to end when its task is cancelled.
    func asked<Answer: Sendable>(
        _ question: @escaping @Sendable () async throws(FlagStoreError) -> Answer
    ) async throws(FlagStoreError) -> Answer {
        let deadline = settings.deadline
        let outcome = await withTaskGroup(of: Result<Answer, FlagStoreError>?.self) { group in
            group.addTask {
                do throws(FlagStoreError) { return .success(try await question()) } catch { return .failure(error) }
            }
            group.addTask {
                try? await Task.sleep(for: deadline)
                return nil
            }
            defer { group.cancelAll() }
            return await group.next() ?? nil
        }
        guard let outcome else { throw .unavailable("it did not answer within \(deadline)") }
        return try outcome.get()
    }

    /// How long to wait until the next look.
    private func delay() -> Duration {
        if state.current.storeFailure != nil { return retry.next(using: &generator) }
        return settings.pollInterval * Double.random(in: 0.9...1.1, using: &generator)
    }

    private func answered() {
        if state.current.storeFailure != nil { logger.notice("the store of overrides answers again") }
        retry.reset()
        state.update { state in
            state.storeFailure = nil
            state.hasHeardStore = true
            state.isReady = true
        }
    }

    private func failed(_ error: FlagStoreError) {
        // Once for each reason, not with every attempt.
        if state.current.storeFailure != error.description {
            logger.error("the store of overrides does not answer, the overrides in force stay", metadata: ["error": "\(error)"])
        }
        state.update { $0.storeFailure = error.description }
    }
}
