internal import GRDB
internal import Synchronization

/// Tells whoever follows a store about new heads.
///
/// What other processes commit is found by asking SQLite whether another connection than the writer has changed the file, which reads a
/// few bytes and no table (`PRAGMA data_version`). Nothing is asked while nobody follows.
final class HeadFeed: Sendable {
    private struct State {
        var followers: [Int: AsyncStream<Int>.Continuation] = [:]
        var nextFollower = 0
        var poll: Task<Void, Never>?
    }

    private let state = Mutex(State())
    private let pool: DatabasePool
    private let interval: Duration

    init(_ pool: DatabasePool, interval: Duration) {
        self.pool = pool
        self.interval = interval
    }

    /// A stream of its own, which keeps the newest number only and ends with whoever reads it.
    func subscribe() -> AsyncStream<Int> {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
        let id = state.withLock { state in
            let id = state.nextFollower
            state.nextFollower += 1
            state.followers[id] = continuation
            if state.poll == nil { state.poll = Task { [weak self, interval] in await Self.poll(self, every: interval) } }
            return id
        }
        continuation.onTermination = { [weak self] _ in self?.unsubscribe(id) }
        return stream
    }

    /// Tells all followers.
    func announce(_ head: Int) {
        let followers = state.withLock { Array($0.followers.values) }
        for follower in followers { follower.yield(head) }
    }

    deinit {
        state.withLock { state in
            state.poll?.cancel()
            for follower in state.followers.values { follower.finish() }
        }
    }

    private func unsubscribe(_ id: Int) {
        state.withLock { state in
            state.followers[id] = nil
            guard state.followers.isEmpty else { return }
            state.poll?.cancel()
            state.poll = nil
        }
    }

    /// Looks until it is cancelled, or the feed is gone: it holds the feed only while it looks.
    private static func poll(_ feed: @autoclosure () -> HeadFeed?, every interval: Duration) async {
        var version: Int?
        while !Task.isCancelled {
            guard await feed()?.look(&version) != nil else { return }
            do { try await Task.sleep(for: interval) } catch { return }
        }
    }

    /// Announces the head if something was committed since `version`; at first in any case, since it may have been before the first look.
    private func look(_ version: inout Int?) async {
        let known = version
        // While the file cannot be read nothing is announced; followers read the store by themselves, and learn why.
        let found = try? await pool.writeWithoutTransaction { connection -> (version: Int, head: Int?)? in
            guard let present = try connection.number("PRAGMA data_version"), present != known else { return nil }
            return (present, try FlagDatabase.headNumber(connection))
        }
        guard let found else { return }
        version = found.version
        if let head = found.head { announce(head) }
    }
}
