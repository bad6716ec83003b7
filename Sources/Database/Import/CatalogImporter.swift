internal import GRDB

/// Reads records of the catalogue, as newline-delimited JSON, into its database.
///
/// All sources are one transaction: readers see the catalogue as it was until everything has been read and indexed, and if anything is
/// wrong with any line, it stays as it was. A record replaces the one with its identifier, and nothing is ever removed.
/// Memory does not grow with the sources.
public struct CatalogImporter: Sendable {
    /// The number of records between two reports of progress.
    private static let reportInterval = 500
    /// The pages the import keeps in memory, in KiB.
    private static let cacheSize = 128 << 10

    private let database: CatalogDatabase
    private let choice: Derivation.Choice

    /// Makes an importer for a catalogue that was opened for writing.
    public init(_ database: CatalogDatabase) {
        self.init(database, .bySize)
    }

    init(_ database: CatalogDatabase, _ choice: Derivation.Choice) {
        self.database = database
        self.choice = choice
    }

    /// Imports the records of some sources, one after the other.
    ///
    /// - Parameter progress: is called on the thread of the import, now and then.
    /// - Throws: ``CatalogImportError``; `CancellationError` if the task is cancelled.
    public func run(
        _ sources: [CatalogSource], progress: @escaping @Sendable (CatalogImportProgress) -> Void = { _ in }
    ) async throws -> CatalogImportSummary {
        do {
            let summary = try await database.pool.write { connection in try Self.run(sources, connection, choice, progress) }
            try? await tidyUp()
            return summary
        } catch let error as DatabaseError {
            try Task.checkCancellation()
            throw CatalogImportError(source: database.pool.path, reason: "cannot be written (\(error.message ?? "\(error.resultCode)"))")
        }
    }

    private static func run(
        _ sources: [CatalogSource], _ connection: Connection, _ choice: Derivation.Choice,
        _ report: @escaping (CatalogImportProgress) -> Void
    ) throws -> CatalogImportSummary {
        try connection.execute(sql: "PRAGMA cache_size = -\(cacheSize)")
        defer { try? connection.execute(sql: "PRAGMA cache_size = -2000") }
        let session = try ImportSession(connection)
        var progress = ImportProgress(try sources.map(open), report)
        for index in sources.indices {
            session.source = index
            try read(sources[index], progress.streams[index], session, &progress)
        }
        progress.begin(.indexing)
        if session.summary.added + session.summary.replaced > 0 {
            try derive(sources, connection, choice)
            try connection.execute(sql: "UPDATE catalogue SET revision = revision + 1")
        }
        session.summary.revision = try connection.number("SELECT revision FROM catalogue") ?? 0
        try session.end()
        return session.summary
    }

    /// Moves what was written from the journal into the file, and gives back memory.
    ///
    /// Not needed for anything: should a reader be in the way, the next writer does the former.
    private func tidyUp() async throws {
        try await database.pool.writeWithoutTransaction { connection in
            try connection.execute(sql: "PRAGMA shrink_memory")
            _ = try connection.checkpoint(.truncate)
        }
    }

    private static func open(_ source: CatalogSource) throws -> ByteStream {
        do {
            return try ByteStream(source)
        } catch {
            throw CatalogImportError(source: source.name, reason: error.reason)
        }
    }

    private static func read(
        _ source: CatalogSource, _ stream: ByteStream, _ session: ImportSession, _ progress: inout ImportProgress
    ) throws {
        var reader = LineReader(stream)
        do {
            while try reader.next({ number, line in
                guard !line.allSatisfy(JSONParser.isSpace) else { return }
                session.line = number
                try session.store(try CatalogRecord(line), fingerprint: Fingerprint.of(line))
            }) != nil {
                if session.summary.records.isMultiple(of: reportInterval) {
                    progress.report(bytes: reader.offset, records: session.summary.records)
                }
            }
        } catch let error as FieldError {
            throw CatalogImportError(source: source.name, line: reader.line, field: error.field, reason: error.reason)
        } catch let error as ReadFailure {
            throw CatalogImportError(source: source.name, reason: error.reason)
        }
        progress.end(bytes: reader.offset, records: session.summary.records)
    }

    private static func derive(_ sources: [CatalogSource], _ connection: Connection, _ choice: Derivation.Choice) throws {
        do {
            try Derivation.run(connection, choice)
        } catch let error as SourceError {
            throw CatalogImportError(
                source: sources[error.source].name, line: error.line, field: error.cause.field, reason: error.cause.reason
            )
        }
    }
}
