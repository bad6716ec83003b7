internal import GRDB

/// Keeps the number of rows of a table, whose keys rise, from growing without end.
///
/// Counting the rows of a large table takes milliseconds, so it is done once in a while only; each time enough are removed for the
/// limit to hold until the next time.
struct RowLimit {
    let table: String
    /// Which rows go first, as an SQL order; one that an index has, unless the table is small.
    let order: String
    let maximum: Int

    /// How many rows are added between two counts.
    private var interval: Int { max(1, min(1024, maximum / 16)) }

    /// Removes what is one too many; to be called after a row has been added.
    func apply(_ connection: Connection) throws {
        guard connection.lastInsertedRowID % Int64(interval) == 0 else { return }
        let count = try connection.number("SELECT count(*) FROM \(table)") ?? 0
        let surplus = count - max(1, maximum - interval + 1)
        guard surplus > 0 else { return }
        try connection.run("DELETE FROM \(table) WHERE key IN (SELECT key FROM \(table) ORDER BY \(order) LIMIT ?)", [surplus])
    }
}
