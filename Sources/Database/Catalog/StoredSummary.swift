internal import GRDB

/// A value that is read from one row of the catalogue.
protocol StoredSummary: Sendable {
    static var queries: SummaryQueries { get }

    /// Reads the columns of ``queries``, in their order.
    init(from row: inout RowReader) throws
}

extension StoredSummary {
    static func stored(key: Int, _ connection: Connection) throws -> Self? {
        try connection.value(queries.byKey, [key], of: Self.init(from:))
    }

    static func stored(id: String, _ connection: Connection) throws -> Self? {
        try connection.value(queries.byID, [id], of: Self.init(from:))
    }

    static func stored(ids: [String], _ connection: Connection) throws -> [Self] {
        try ids.compactMap { id in try stored(id: id, connection) }
    }

    /// Some of the things in a list, in order of popularity.
    static func stored(in list: Listing, owner: Int, offset: Int, count: Int, _ connection: Connection) throws -> [Self] {
        try connection.values(queries.listed, [list.rawValue, owner, count, offset], of: Self.init(from:))
    }
}
