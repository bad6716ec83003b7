import Synchronization
import VersionService

/// A store that has the head a test gives it, and fails when it is told to.
final class ScriptedFlagStore: FlagStore {
    private struct State {
        var revisions: [Int: Revision] = [:]
        var head: Int?
        var failure: FlagStoreError?
        var questions = 0
        var followers: [AsyncStream<Int>.Continuation] = []
    }

    private let state = Mutex(State())

    /// How often the head was asked for.
    var questions: Int { state.withLock { $0.questions } }

    /// Makes a revision the head, and tells nobody.
    func put(_ revision: Revision?) {
        state.withLock { state in
            state.head = revision?.number
            if let revision { state.revisions[revision.number] = revision }
        }
    }

    /// Forgets all revisions, as a store does that begins anew.
    func forget() {
        state.withLock { ($0.revisions, $0.head) = ([:], nil) }
    }

    /// Fails from now on, or works again.
    func fail(_ reason: String?) {
        state.withLock { $0.failure = reason.map { .unavailable($0) } }
    }

    /// Tells everybody who follows a number.
    func announce(_ number: Int) {
        for follower in state.withLock({ $0.followers }) { follower.yield(number) }
    }

    /// Ends all streams.
    func endStreams() {
        for follower in state.withLock({ $0.followers }) { follower.finish() }
    }

    /// How many have followed so far.
    var followerCount: Int { state.withLock { $0.followers.count } }

    func head() async throws(FlagStoreError) -> Revision? {
        let (failure, head) = state.withLock { state in
            state.questions += 1
            return (state.failure, state.head.flatMap { state.revisions[$0] })
        }
        if let failure { throw failure }
        return head
    }

    func revision(_ number: Int) async throws(FlagStoreError) -> Revision {
        guard let revision = state.withLock({ $0.revisions[number] }) else { throw .notFound(number) }
        return revision
    }

    func revisions(before number: Int?, limit: Int) async throws(FlagStoreError) -> [Revision] { [] }

    func commit(_ revision: NewRevision, expecting expected: Int, audit: AuditRecord) async throws(FlagStoreError) -> Revision {
        throw .unavailable("followers only read")
    }

    func append(_ record: AuditRecord) async throws(FlagStoreError) { throw .unavailable("followers only read") }

    func audit(after sequence: Int, limit: Int) async throws(FlagStoreError) -> [AuditEntry] { [] }

    func changes() -> AsyncStream<Int> {
        let (stream, continuation) = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))
        state.withLock { $0.followers.append(continuation) }
        return stream
    }
}
