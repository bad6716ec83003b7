internal import GRDB

/// Makes what follows from the records: columns, lists, totals and search indices.
///
/// A large import makes all of it anew, in the order of the indices, which is fastest. A small one does so for the things it touches,
/// and what depends on them, only. Both run the same statements, over another ``scope``.
struct Derivation {
    /// What is made anew.
    enum Scope {
        /// Everything there is.
        case everything
        /// What is in the temporary table `refresh`.
        case refreshed
    }

    /// How to choose the scope.
    enum Choice {
        case bySize
        case always(Scope)
    }

    let connection: Connection
    let scope: Scope

    /// Brings everything that follows from the records up to date, after an import has noted down what it has changed.
    ///
    /// - Throws: ``SourceError`` if the records contradict each other.
    static func run(_ connection: Connection, _ choice: Choice) throws {
        try ChangeSpread(connection: connection).run()
        try AlbumReshaping(connection: connection).run()
        try TrackReferenceCheck(connection: connection).run()
        let derivation = Derivation(connection: connection, scope: try scope(choice, connection))
        try derivation.makeColumns()
        try derivation.makeTemporaryTables()
        try derivation.removeSearchRows()
        try derivation.makeLists()
        try derivation.makeSearchRows()
        try derivation.dropTemporaryTables()
    }

    /// Everything, if a quarter of the albums have to be looked at: from there on that is the faster way.
    private static func scope(_ choice: Choice, _ connection: Connection) throws -> Scope {
        if case .always(let scope) = choice { return scope }
        let refreshed = try connection.number("SELECT count(*) FROM temp.refresh WHERE kind = 'album'") ?? 0
        let albums = try connection.number("SELECT count(*) FROM album") ?? 0
        return refreshed * 4 >= albums ? .everything : .refreshed
    }

    /// The keys of one kind that are in the scope, as a table of SQL with the column `key`.
    func keys(_ kind: EntityKind) -> String {
        switch scope {
        case .everything: "(SELECT key FROM \(kind.rawValue))"
        case .refreshed: "(SELECT key FROM temp.refresh WHERE kind = '\(kind.rawValue)')"
        }
    }

    /// Runs a statement that is used once.
    func execute(_ sql: String, _ arguments: StatementArguments = []) throws {
        try connection.execute(sql: sql, arguments: arguments)
    }

    private func makeTemporaryTables() throws {
        try execute("CREATE TEMP TABLE affected (list INTEGER NOT NULL, owner INTEGER NOT NULL, PRIMARY KEY (list, owner)) WITHOUT ROWID")
        try execute("CREATE TEMP TABLE work_text (work INTEGER PRIMARY KEY, text TEXT NOT NULL, facets TEXT)")
    }

    private func dropTemporaryTables() throws {
        try execute("DROP TABLE temp.affected; DROP TABLE temp.work_text")
    }
}
