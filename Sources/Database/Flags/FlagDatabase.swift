internal import GRDB
public import VersionService

/// Revisions of overrides, the log of who did what, and administrators' tokens, in an SQLite file that only the user the server runs as
/// may read.
///
/// Every change is a transaction, on the disk when the function returns. Other processes may read and write the file at the same time.
public struct FlagDatabase: Sendable {
    let pool: DatabasePool
    let feed: HeadFeed
    let now: @Sendable () -> Timestamp
    private let file: SQLiteFile

    /// Opens the store in a directory, as the file `flags.sqlite`, which is made where it is missing and may be written.
    ///
    /// - Parameters:
    ///   - now: the clock that says when revisions are made; all else is told the time.
    ///   - pollInterval: how often it is looked whether another process has made a revision.
    public init(
        directory: String, access: DatabaseAccess = .readWrite, maximumReaders: Int = 4, pollInterval: Duration = .milliseconds(500),
        now: @escaping @Sendable () -> Timestamp = { Timestamp.now }
    ) throws(DatabaseOpenError) {
        file = SQLiteFile(FlagSchema.contents, in: directory)
        pool = try file.makePool(access, maximumReaders: max(1, maximumReaders))
        feed = HeadFeed(pool, interval: pollInterval)
        self.now = now
    }

    func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws(FlagStoreError) -> Value {
        do {
            return try await pool.read(body)
        } catch {
            throw failure(error)
        }
    }

    /// Writes all or nothing.
    ///
    /// The transaction takes the lock of the one writer before it reads, so that what it has read is still so when it writes.
    func write<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws(FlagStoreError) -> Value {
        do {
            return try await pool.writeWithoutTransaction { connection in
                var value: Value?
                try connection.inTransaction(.immediate) {
                    value = try body(connection)
                    return .commit
                }
                guard let value else { throw DatabaseContentError(description: "a transaction ended without its outcome") }
                return value
            }
        } catch {
            throw failure(error)
        }
    }

    /// What an error means to whoever uses the store.
    private func failure(_ error: any Error) -> FlagStoreError {
        switch error {
        case let error as FlagStoreError:
            return error
        case let error as DatabaseError where error.resultCode == .SQLITE_READONLY:
            let message = error.message ?? "it is read-only"
            let advice = "check the owner and mode of the file and of its directory, and that the disk is not mounted read-only"
            return .unavailable(file.failure("cannot be written (\(message))", advice).description)
        case let error as DatabaseError where error.resultCode == .SQLITE_CONSTRAINT:
            let message = error.message ?? "a constraint failed"
            return .unavailable(file.failure("does not hold together (\(message))", FlagSchema.contents.lossAdvice).description)
        case let error as DatabaseError:
            return .unavailable(file.failure(error).description)
        case let error as RowDecodingError:
            return .unavailable(file.failure("is damaged (\(error))", FlagSchema.contents.lossAdvice).description)
        case let error as DatabaseContentError:
            return .unavailable(file.failure("is damaged (\(error))", FlagSchema.contents.lossAdvice).description)
        case is CancellationError:
            return .unavailable("the request was given up before it was done")
        default:
            return .unavailable("\(file.path): \(error)")
        }
    }
}
