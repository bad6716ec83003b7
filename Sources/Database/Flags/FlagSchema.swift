internal import GRDB

/// The tables of revisions, of the log of who did what, and of the tokens of those who may.
enum FlagSchema {
    static let contents = SQLiteContents(
        fileName: "flags.sqlite",
        noun: "a flag store",
        applicationID: 0x5643_666C,
        isPrivate: true,
        survivesPowerCut: true,
        missingAdvice: "start the server once, which makes it",
        lossAdvice: "restore it from a backup, or move it away to begin anew",
        migrator: migrator,
        prepare: { _ in }
    )

    /// Migrations are only ever added.
    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 tables") { connection in
            try connection.execute(sql: "PRAGMA application_id = \(contents.applicationID)")
            try connection.execute(sql: tables)
            try connection.execute(sql: guards)
        }
        return migrator
    }

    private static let tables = """
        CREATE TABLE revision (
            number INTEGER PRIMARY KEY, kind TEXT NOT NULL, snapshot BLOB NOT NULL, base_fingerprint TEXT NOT NULL,
            author TEXT NOT NULL, reason TEXT NOT NULL, ticket TEXT, reverts INTEGER, created_at INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE head (
            id INTEGER PRIMARY KEY CHECK (id = 1), revision INTEGER REFERENCES revision (number)
        ) STRICT;
        INSERT INTO head (id, revision) VALUES (1, NULL);
        CREATE TABLE audit (
            sequence INTEGER PRIMARY KEY, record TEXT NOT NULL, previous_hash TEXT NOT NULL, hash TEXT NOT NULL
        ) STRICT;
        CREATE TABLE admin_token (
            id TEXT PRIMARY KEY, hash BLOB NOT NULL UNIQUE, name TEXT NOT NULL, role TEXT NOT NULL, created_at INTEGER NOT NULL,
            expires_at INTEGER, revoked_at INTEGER, last_used_at INTEGER
        ) STRICT, WITHOUT ROWID;
        """

    /// What is written once stays, whoever writes: the statements of this program do nothing else, these are for all others.
    ///
    /// Rows have to come in order, because a replacing INSERT would get past a trigger on DELETE.
    private static let guards = """
        CREATE TRIGGER revision_update BEFORE UPDATE ON revision
        BEGIN SELECT RAISE(ABORT, 'revisions are never changed'); END;
        CREATE TRIGGER revision_delete BEFORE DELETE ON revision
        BEGIN SELECT RAISE(ABORT, 'revisions are never removed'); END;
        CREATE TRIGGER revision_insert BEFORE INSERT ON revision
        WHEN NEW.number <> (SELECT coalesce(max(number), 0) + 1 FROM revision)
        BEGIN SELECT RAISE(ABORT, 'revisions are numbered one after the other'); END;
        CREATE TRIGGER audit_update BEFORE UPDATE ON audit
        BEGIN SELECT RAISE(ABORT, 'audit entries are never changed'); END;
        CREATE TRIGGER audit_delete BEFORE DELETE ON audit
        BEGIN SELECT RAISE(ABORT, 'audit entries are never removed'); END;
        CREATE TRIGGER audit_insert BEFORE INSERT ON audit
        WHEN NEW.sequence <> (SELECT coalesce(max(sequence), 0) + 1 FROM audit)
        BEGIN SELECT RAISE(ABORT, 'audit entries are numbered one after the other'); END;
        CREATE TRIGGER head_update BEFORE UPDATE ON head
        WHEN NEW.id <> 1 OR NEW.revision IS NULL OR NEW.revision <= coalesce(OLD.revision, 0)
        BEGIN SELECT RAISE(ABORT, 'the head only moves on'); END;
        CREATE TRIGGER head_delete BEFORE DELETE ON head
        BEGIN SELECT RAISE(ABORT, 'the head is never removed'); END;
        CREATE TRIGGER head_insert BEFORE INSERT ON head
        BEGIN SELECT RAISE(ABORT, 'there is one head'); END;
        """
}
