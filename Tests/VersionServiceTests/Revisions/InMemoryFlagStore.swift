@testable import VersionService

/// The shortest store that keeps the promises of the protocol.
actor InMemoryFlagStore: FlagStore {
    private var revisions: [Revision] = []
    private var entries: [AuditEntry] = []
    private let stream = AsyncStream.makeStream(of: Int.self, bufferingPolicy: .bufferingNewest(1))

    func head() async throws(FlagStoreError) -> Revision? { revisions.last }

    func revision(_ number: Int) async throws(FlagStoreError) -> Revision {
        guard let revision = revisions.first(where: { $0.number == number }) else { throw .notFound(number) }
        return revision
    }

    func revisions(before number: Int?, limit: Int) async throws(FlagStoreError) -> [Revision] {
        Array(revisions.reversed().filter { $0.number < number ?? .max }.prefix(limit))
    }

    func commit(_ new: NewRevision, expecting expected: Int, audit: AuditRecord) async throws(FlagStoreError) -> Revision {
        let current = revisions.last?.number
        guard current ?? 0 == expected else { throw .conflict(current: current) }
        let revision = Revision(
            number: expected + 1, kind: new.kind, snapshot: new.snapshot, baseFingerprint: new.baseFingerprint, author: new.author,
            reason: new.reason, ticket: new.ticket, createdAt: audit.instant, reverts: new.reverts)
        revisions.append(revision)
        chain(audit.recording(revision.number))
        stream.continuation.yield(revision.number)
        return revision
    }

    func append(_ record: AuditRecord) async throws(FlagStoreError) { chain(record) }

    func audit(after sequence: Int, limit: Int) async throws(FlagStoreError) -> [AuditEntry] {
        Array(entries.filter { $0.sequence > sequence }.prefix(limit))
    }

    nonisolated func changes() -> AsyncStream<Int> { stream.stream }

    private func chain(_ record: AuditRecord) {
        entries.append(AuditEntry(record, sequence: entries.count + 1, previousHash: entries.last?.hash ?? AuditEntry.origin))
    }
}
