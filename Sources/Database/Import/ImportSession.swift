internal import GRDB
internal import Screens

/// Writes the records of an import into the tables, within its transaction.
///
/// What follows from the records (lists, totals, search indices) is left to ``Derivation``; the session notes down in temporary tables
/// what it will have to look at:
/// - `seen`: the records read, where, and whether they were the same, changed, or changed in something other things show too;
/// - `reshaped`: works whose movements have changed, so that albums may have other tracks;
/// - `refresh`: things that are to be derived anew although they have no record in this import.
final class ImportSession {
    /// What a record changes, as stored in `seen`.
    enum Change: Int {
        case none = 0
        case itself = 1
        /// What others show of it too, such as the name of a composer.
        case others = 2
    }

    let connection: Connection
    let tokenizer: SearchTokenizer
    var summary = CatalogImportSummary()
    /// The source being read, counted from 0, and its line.
    var source = 0
    var line = 0

    init(_ connection: Connection) throws {
        self.connection = connection
        tokenizer = try SearchTokenizer(connection)
        try makeTables()
        try storeTerms()
    }

    /// Writes a record.
    ///
    /// - Throws: ``FieldError`` if the record contradicts what is there.
    func store(_ record: CatalogRecord, fingerprint: Int) throws {
        switch record {
        case .composer(let record): try store(record, fingerprint)
        case .work(let record): try store(record, fingerprint)
        case .artist(let record): try store(record, fingerprint)
        case .ensemble(let record): try store(record, fingerprint)
        case .album(let record): try store(record, fingerprint)
        case .playlist(let record): try store(record, fingerprint)
        case .podcast(let record): try store(record, fingerprint)
        case .livestream(let record): try store(record, fingerprint)
        }
        summary.records += 1
    }

    /// Drops the temporary tables; the connection lives on.
    func end() throws {
        try connection.execute(sql: "DROP TABLE temp.seen; DROP TABLE temp.reshaped; DROP TABLE temp.refresh")
    }

    private func makeTables() throws {
        // A failed import has taken its temporary tables with it when it was rolled back.
        try connection.execute(
            sql: """
                CREATE TEMP TABLE seen (
                    kind TEXT NOT NULL, key INTEGER NOT NULL, source INTEGER NOT NULL, line INTEGER NOT NULL, change INTEGER NOT NULL,
                    PRIMARY KEY (kind, key)
                ) WITHOUT ROWID;
                CREATE TEMP TABLE reshaped (work INTEGER PRIMARY KEY, source INTEGER NOT NULL, line INTEGER NOT NULL);
                CREATE TEMP TABLE refresh (kind TEXT NOT NULL, key INTEGER NOT NULL, PRIMARY KEY (kind, key)) WITHOUT ROWID;
                """
        )
    }

    private func storeTerms() throws {
        let words = Period.allCases.map(\.rawValue) + Genre.allCases.map(\.rawValue) + Instrument.allCases.map(\.rawValue)
        for word in words { try connection.run("INSERT OR IGNORE INTO term (word) VALUES (?)", [word]) }
    }
}
