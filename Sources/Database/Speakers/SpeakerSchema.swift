internal import GRDB

/// The tables of linked households and of what their players tell.
enum SpeakerSchema {
    static let contents = SQLiteContents(
        fileName: "speakers.sqlite",
        noun: "a speaker store",
        applicationID: 0x5643_7370,
        isPrivate: true,
        survivesPowerCut: true,
        missingAdvice: "start the server once, which makes it",
        lossAdvice: "restore it from a backup, or move it away, after which every household has to be linked again",
        migrator: migrator,
        // What has been removed must not linger in the file.
        prepare: { connection in try connection.execute(sql: "PRAGMA secure_delete = ON") }
    )

    /// Migrations are only ever added.
    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 tables") { connection in
            try connection.execute(sql: "PRAGMA application_id = \(contents.applicationID)")
            try connection.execute(sql: links)
            try connection.execute(sql: reports)
            try connection.execute(sql: names)
        }
        return migrator
    }

    /// Keys tell which row came later, whatever the clock says.
    private static let links = """
        CREATE TABLE link_code (
            key INTEGER PRIMARY KEY AUTOINCREMENT, hash BLOB NOT NULL UNIQUE, household TEXT NOT NULL, device_hash BLOB NOT NULL,
            expires_at INTEGER NOT NULL, account TEXT
        ) STRICT;
        CREATE INDEX link_code_by_household ON link_code (household, account IS NOT NULL DESC, key DESC);
        CREATE INDEX link_code_by_expiry ON link_code (expires_at);
        CREATE INDEX link_code_by_account ON link_code (account) WHERE account IS NOT NULL;
        CREATE TABLE link (
            id TEXT PRIMARY KEY, account TEXT NOT NULL, household TEXT NOT NULL, created_at INTEGER NOT NULL,
            last_used_at INTEGER NOT NULL, UNIQUE (account, household)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE token (
            key INTEGER PRIMARY KEY AUTOINCREMENT, hash BLOB NOT NULL UNIQUE, key_hash BLOB NOT NULL,
            link TEXT NOT NULL REFERENCES link (id) ON DELETE CASCADE, stale_at INTEGER NOT NULL, expires_at INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX token_by_link ON token (link, key);
        CREATE INDEX token_by_expiry ON token (expires_at);
        """

    /// The owner of a report is an account or a household, as ``SpeakerOwner/storedText`` writes it.
    private static let reports = """
        CREATE TABLE play_report (
            key INTEGER PRIMARY KEY AUTOINCREMENT, owner TEXT NOT NULL, kind TEXT NOT NULL, track TEXT NOT NULL, container TEXT,
            played_milliseconds INTEGER, offset_milliseconds INTEGER, status TEXT, time INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX play_report_by_owner ON play_report (owner, key);
        CREATE TABLE failure_report (
            key INTEGER PRIMARY KEY AUTOINCREMENT, owner TEXT NOT NULL, track TEXT NOT NULL, code INTEGER NOT NULL,
            message TEXT NOT NULL, time INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX failure_report_by_owner ON failure_report (owner, key);
        CREATE TABLE resume_position (
            key INTEGER PRIMARY KEY AUTOINCREMENT, account TEXT NOT NULL, track TEXT NOT NULL, milliseconds INTEGER NOT NULL,
            time INTEGER NOT NULL, UNIQUE (account, track)
        ) STRICT;
        CREATE INDEX resume_position_by_account ON resume_position (account, key);
        """

    /// Days are counted from the beginning of 1970.
    private static let names = """
        CREATE TABLE id_name (
            key INTEGER PRIMARY KEY AUTOINCREMENT, name TEXT NOT NULL UNIQUE, payload TEXT NOT NULL, used_day INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX id_name_by_use ON id_name (used_day);
        """
}
