internal import GRDB
public import SonosBridge
public import VersionService

/// Linked households, and what their players tell, in an SQLite file that only the user the server runs as may read.
///
/// Every change is a transaction, on the disk when the function returns; what is read is read from connections beside it.
public struct SpeakerDatabase: SpeakerStore, Sendable {
    let pool: DatabasePool
    let limits: SpeakerLimits
    let now: @Sendable () -> Timestamp

    /// Opens the store in a directory, as the file `speakers.sqlite`, which is made where it is missing and may be written.
    ///
    /// - Parameters:
    ///   - limits: how much is kept.
    ///   - now: the clock that the use of names is noted by; all else is told the time.
    public init(
        directory: String, access: DatabaseAccess = .readWrite, limits: SpeakerLimits = SpeakerLimits(), maximumReaders: Int = 4,
        now: @escaping @Sendable () -> Timestamp = { Timestamp.now }
    ) throws(DatabaseOpenError) {
        pool = try SQLiteFile(SpeakerSchema.contents, in: directory)
            .makePool(access, maximumReaders: max(1, maximumReaders))
        self.limits = limits
        self.now = now
    }

    func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        try await pool.read(body)
    }

    func write<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        try await pool.write(body)
    }

    /// Reads something small, to find out whether the store can be reached.
    public func checkAvailability() async throws {
        _ = try await read { connection in try connection.number("SELECT count(*) FROM link WHERE id = ''") }
    }
}
