internal import FoundationEssentials
internal import GRDB

/// A database file: where it is, what is in it, and how it is opened.
struct SQLiteFile {
    let path: String
    let contents: SQLiteContents

    init(_ contents: SQLiteContents, in directory: String) {
        self.contents = contents
        path = directory.isEmpty || directory.hasSuffix("/") ? directory + contents.fileName : "\(directory)/\(contents.fileName)"
    }

    /// Opens the file, making it and bringing its tables up to date if that is allowed.
    func makePool(_ access: DatabaseAccess, maximumReaders: Int) throws(DatabaseOpenError) -> DatabasePool {
        switch access {
        case .readOnly: try requireFile()
        case .readWrite: try makeFile()
        }
        do {
            try checkOwner()
            let pool = try DatabasePool(path: path, configuration: configuration(access, maximumReaders: maximumReaders))
            try bringUpToDate(pool, access)
            if access == .readWrite, contents.survivesPowerCut {
                // Not when the connection is prepared: making a pool sets this back.
                try pool.writeWithoutTransaction { connection in try connection.execute(sql: "PRAGMA synchronous = FULL") }
            }
            return pool
        } catch let error as DatabaseOpenError {
            throw error
        } catch let error as DatabaseError {
            throw failure(error)
        } catch {
            throw failure("cannot be opened (\(error))", "check the file and its directory")
        }
    }

    func failure(_ problem: String, _ advice: String) -> DatabaseOpenError {
        DatabaseOpenError(path: path, problem: problem, advice: advice)
    }

    private func configuration(_ access: DatabaseAccess, maximumReaders: Int) -> Configuration {
        var configuration = Configuration()
        configuration.readonly = access == .readOnly
        configuration.maximumReaderCount = maximumReaders
        configuration.busyMode = .timeout(10)
        configuration.persistentReadOnlyConnections = true
        configuration.label = contents.fileName
        configuration.prepareDatabase { [contents] connection in try contents.prepare(connection) }
        return configuration
    }

    /// Makes sure that the file is empty or one of ours, before anything in it is changed.
    ///
    /// A connection that only reads, because opening a pool would already switch another program's file to another journal.
    private func checkOwner() throws {
        var configuration = Configuration()
        configuration.readonly = true
        configuration.busyMode = .timeout(10)
        let (owner, isEmpty) = try DatabaseQueue(path: path, configuration: configuration).read { connection in
            (
                try Int32.fetchOne(connection, sql: "PRAGMA application_id") ?? 0,
                try Int.fetchOne(connection, sql: "SELECT count(*) FROM sqlite_schema") == 0
            )
        }
        guard isEmpty || owner == contents.applicationID else {
            throw failure("is a database, but not \(contents.noun)", "choose another data directory or move the file away")
        }
    }

    private func bringUpToDate(_ pool: DatabasePool, _ access: DatabaseAccess) throws {
        let migrator = contents.migrator
        let (isNewer, isCurrent) = try pool.read { connection in
            (try migrator.hasBeenSuperseded(connection), try migrator.hasCompletedMigrations(connection))
        }
        guard !isNewer else {
            throw failure("was written by a newer version of this software", "use that version, or restore a backup from before")
        }
        guard !isCurrent else { return }
        guard access == .readWrite else {
            throw failure("was written by an older version of this software", "open it for writing once, which brings it up to date")
        }
        try migrator.migrate(pool)
    }
}
