internal import GRDB
public import Screens

/// The music catalogue in an SQLite file.
///
/// Lists cost what their window costs: each is a range of an index that is in the list's order, and its total is counted by the import.
/// Reads run on connections of their own beside an import and see the catalogue as it was before, until the import is complete.
public struct CatalogDatabase: CatalogReading, Sendable {
    let pool: DatabasePool

    /// Opens the catalogue in a directory, as the file `catalogue.sqlite`.
    ///
    /// - Parameter maximumReaders: how many requests are answered at the same time.
    public init(directory: String, access: DatabaseAccess, maximumReaders: Int = 4) throws(DatabaseOpenError) {
        pool = try SQLiteFile(CatalogSchema.contents, in: directory).makePool(access, maximumReaders: max(1, maximumReaders))
    }

    /// Whether nothing has ever been imported.
    public func isEmpty() async throws -> Bool {
        try await revision() == 0
    }

    /// A number that grows with every import that changes something.
    public func revision() async throws -> Int {
        try await read { connection in try connection.number("SELECT revision FROM catalogue") ?? 0 }
    }

    func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        try await pool.read(body)
    }
}
