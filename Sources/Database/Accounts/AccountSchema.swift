internal import GRDB

/// The tables of accounts and sessions.
enum AccountSchema {
    static let contents = SQLiteContents(
        fileName: "accounts.sqlite",
        noun: "an account store",
        applicationID: 0x5643_6163,
        isPrivate: true,
        survivesPowerCut: true,
        missingAdvice: "start the server once, which makes it",
        lossAdvice: "restore it from a backup, or move it away to begin anew",
        migrator: migrator,
        // A password hash that has been replaced must not linger in the file.
        prepare: { connection in try connection.execute(sql: "PRAGMA secure_delete = ON") }
    )

    /// Migrations are only ever added.
    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 tables") { connection in
            try connection.execute(sql: "PRAGMA application_id = \(contents.applicationID)")
            try connection.execute(sql: tables)
        }
        return migrator
    }

    private static let tables = """
        CREATE TABLE account (
            id TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, password_hash TEXT NOT NULL, created_at INTEGER NOT NULL
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE refresh_token (
            hash BLOB PRIMARY KEY, family TEXT NOT NULL, account TEXT NOT NULL REFERENCES account (id) ON DELETE CASCADE,
            expires_at INTEGER NOT NULL, used_at INTEGER
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX refresh_token_by_family ON refresh_token (family);
        CREATE INDEX refresh_token_by_account ON refresh_token (account, family, expires_at);
        CREATE INDEX refresh_token_by_expiry ON refresh_token (expires_at);
        """
}
