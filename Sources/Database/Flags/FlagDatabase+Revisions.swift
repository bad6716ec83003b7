internal import FoundationEssentials
internal import GRDB
public import VersionService

extension FlagDatabase: FlagStore {
    public func head() async throws(FlagStoreError) -> Revision? {
        try await read { connection in
            // The head is asked for its row, so that a head without its revision is an error instead of no head.
            guard let number = try Self.headNumber(connection) else { return nil }
            guard let revision = try Self.revision(number, connection) else {
                throw DatabaseContentError(description: "revision \(number), which is the head, is missing")
            }
            return revision
        }
    }

    public func revision(_ number: Int) async throws(FlagStoreError) -> Revision {
        let revision = try await read { connection in try Self.revision(number, connection) }
        guard let revision else { throw .notFound(number) }
        return revision
    }

    public func revisions(before number: Int?, limit: Int) async throws(FlagStoreError) -> [Revision] {
        try await read { connection in
            try connection.values(
                "\(Self.selection) WHERE number < ? ORDER BY number DESC LIMIT ?", [number ?? Int.max, max(0, limit)], of: Self.revision)
        }
    }

    public func commit(
        _ revision: NewRevision, expecting expected: Int, audit: AuditRecord
    ) async throws(FlagStoreError) -> Revision {
        try Self.check(revision.author, revision.reason, revision.ticket ?? "", revision.baseFingerprint)
        let made = Revision(
            number: expected + 1, kind: revision.kind, snapshot: revision.snapshot, baseFingerprint: revision.baseFingerprint,
            author: revision.author, reason: revision.reason, ticket: revision.ticket, createdAt: now(), reverts: revision.reverts)
        let record = audit.recording(made.number)
        let text = try Self.storedText(of: record)
        try await write { connection in
            let current = try Self.headNumber(connection)
            guard current ?? 0 == expected else { throw FlagStoreError.conflict(current: current) }
            try Self.insert(made, connection)
            try connection.run("UPDATE head SET revision = ? WHERE revision IS ?", [made.number, current])
            guard connection.changesCount == 1 else { throw FlagStoreError.conflict(current: try Self.headNumber(connection)) }
            try Self.append(record, text, connection)
        }
        feed.announce(made.number)
        return made
    }

    /// The numbers of new heads: those made through this value at once, those of other processes when the next look finds them.
    ///
    /// A stream keeps only the newest number that nobody has taken yet, and may begin with the present head.
    public func changes() -> AsyncStream<Int> { feed.subscribe() }

    static func headNumber(_ connection: Connection) throws -> Int? {
        try connection.value("SELECT revision FROM head") { row in try row.next() as Int? } ?? nil
    }

    /// Texts that come from outside and are stored as they are.
    static func check(_ texts: String...) throws(FlagStoreError) {
        for text in texts where text.utf8.contains(0) {
            throw .invalid("a text with a NUL character cannot be stored; remove it")
        }
    }

    private static let selection = """
        SELECT number, kind, snapshot, base_fingerprint, author, reason, ticket, created_at, reverts FROM revision
        """

    private static func revision(_ number: Int, _ connection: Connection) throws -> Revision? {
        try connection.value("\(selection) WHERE number = ?", [number], of: revision)
    }

    private static func revision(_ row: inout RowReader) throws -> Revision {
        Revision(
            number: try row.next(), kind: try row.word(), snapshot: Array(try row.next() as Data), baseFingerprint: try row.next(),
            author: try row.next(), reason: try row.next(), ticket: try row.next(),
            createdAt: Timestamp(secondsSinceEpoch: try row.next()), reverts: try row.next())
    }

    private static func insert(_ revision: Revision, _ connection: Connection) throws {
        try connection.run(
            """
            INSERT INTO revision (number, kind, snapshot, base_fingerprint, author, reason, ticket, reverts, created_at)
            VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?)
            """,
            [
                revision.number, revision.kind.rawValue, Data(revision.snapshot), revision.baseFingerprint, revision.author,
                revision.reason, revision.ticket, revision.reverts, revision.createdAt.secondsSinceEpoch,
            ])
    }
}
