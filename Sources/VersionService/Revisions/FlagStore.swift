/// Where the revisions of overrides are kept, with the log of who did what.
///
/// Revisions and audit entries are only ever added. One store holds one environment.
public protocol FlagStore: Sendable {
    /// The newest revision, or `nil` while there is none.
    func head() async throws(FlagStoreError) -> Revision?

    /// A revision by number.
    ///
    /// - Throws: ``FlagStoreError/notFound(_:)`` when there is no such revision.
    func revision(_ number: Int) async throws(FlagStoreError) -> Revision

    /// Up to `limit` revisions older than `number`, newest first; from the head on when `number` is `nil`.
    func revisions(before number: Int?, limit: Int) async throws(FlagStoreError) -> [Revision]

    /// Makes a revision, moves the head to it and adds the audit entry, all or nothing.
    ///
    /// The store chains the entry to the last one with ``AuditEntry/init(_:sequence:previousHash:)``, after it has filled in the revision
    /// made with ``AuditRecord/recording(_:)``.
    ///
    /// - Parameter expected: The number of the head this was made from; 0 when there was none.
    /// - Throws: ``FlagStoreError/conflict(current:)`` when the head is another one; nothing is stored then.
    func commit(_ revision: NewRevision, expecting expected: Int, audit: AuditRecord) async throws(FlagStoreError) -> Revision

    /// Adds an entry about something that made no revision: an attempt that was denied, or lost against another.
    func append(_ record: AuditRecord) async throws(FlagStoreError)

    /// Up to `limit` audit entries after a sequence number, oldest first.
    func audit(after sequence: Int, limit: Int) async throws(FlagStoreError) -> [AuditEntry]

    /// The numbers of new heads as they come; a hint only, which may skip some, repeat one, or stop.
    ///
    /// Whoever follows it reads ``head()`` at each number, and every few seconds regardless.
    func changes() -> AsyncStream<Int>
}
