internal import GRDB

/// A connection to an SQLite database.
///
/// GRDB's class is called like this module, so it goes by another name in here.
typealias Connection = GRDB.Database

extension Connection {
    /// Runs a statement that is prepared once for every connection.
    func run(_ sql: String, _ arguments: StatementArguments = []) throws {
        try cachedStatement(sql: sql).execute(arguments: arguments)
    }

    /// The rows of a statement that is prepared once for every connection, each made into a value.
    func values<Value>(
        _ sql: String, _ arguments: StatementArguments = [], of make: (inout RowReader) throws -> Value
    ) throws -> [Value] {
        let cursor = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
        var values: [Value] = []
        while let row = try cursor.next() {
            var reader = RowReader(row)
            values.append(try make(&reader))
        }
        return values
    }

    /// The first row of a statement that is prepared once for every connection, made into a value.
    func value<Value>(
        _ sql: String, _ arguments: StatementArguments = [], of make: (inout RowReader) throws -> Value
    ) throws -> Value? {
        let cursor = try Row.fetchCursor(cachedStatement(sql: sql), arguments: arguments)
        guard let row = try cursor.next() else { return nil }
        var reader = RowReader(row)
        return try make(&reader)
    }

    /// The number in the first column of the first row.
    func number(_ sql: String, _ arguments: StatementArguments = []) throws -> Int? {
        try value(sql, arguments) { row in try row.next() }
    }
}
