internal import GRDB

/// The tables of listeners' libraries.
enum LibrarySchema {
    static let contents = SQLiteContents(
        fileName: "library.sqlite",
        noun: "a library",
        applicationID: 0x5643_6C69,
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
        }
        migrator.registerMigration("2 revisions") { connection in try connection.execute(sql: revisions) }
        return migrator
    }

    /// What tells readers that something has changed: a number for each playlist, and one for all that is a listener's.
    ///
    /// The listener's number outlives what it counts, so that it is never used again.
    private static let revisions = """
        ALTER TABLE playlist ADD COLUMN revision INTEGER NOT NULL DEFAULT 0;
        CREATE TABLE revision (user TEXT PRIMARY KEY, number INTEGER NOT NULL) STRICT, WITHOUT ROWID;
        CREATE TRIGGER favorite_marked AFTER INSERT ON favorite BEGIN
            INSERT INTO revision VALUES (new.user, 1) ON CONFLICT DO UPDATE SET number = number + 1;
        END;
        CREATE TRIGGER favorite_unmarked AFTER DELETE ON favorite BEGIN
            INSERT INTO revision VALUES (old.user, 1) ON CONFLICT DO UPDATE SET number = number + 1;
        END;
        CREATE TRIGGER playlist_made AFTER INSERT ON playlist BEGIN
            INSERT INTO revision VALUES (new.user, 1) ON CONFLICT DO UPDATE SET number = number + 1;
        END;
        CREATE TRIGGER playlist_changed AFTER UPDATE OF revision ON playlist BEGIN
            INSERT INTO revision VALUES (new.user, 1) ON CONFLICT DO UPDATE SET number = number + 1;
        END;
        CREATE TRIGGER playlist_deleted AFTER DELETE ON playlist BEGIN
            INSERT INTO revision VALUES (old.user, 1) ON CONFLICT DO UPDATE SET number = number + 1;
        END;
        """

    /// Favourites and playlists.
    ///
    /// The key of a favourite tells which was marked later, whatever the clock says. Tracks of a playlist are ordered by place, from 0
    /// without gaps, and counted in `track_count`.
    private static let tables = """
        CREATE TABLE favorite (
            key INTEGER PRIMARY KEY AUTOINCREMENT, user TEXT NOT NULL, kind TEXT NOT NULL, id TEXT NOT NULL,
            UNIQUE (user, kind, id)
        ) STRICT;
        CREATE INDEX favorite_by_time ON favorite (user, kind, key DESC);
        CREATE TABLE playlist (
            key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, user TEXT NOT NULL, name TEXT NOT NULL,
            track_count INTEGER NOT NULL DEFAULT 0, UNIQUE (user, name)
        ) STRICT;
        CREATE TABLE playlist_track (
            playlist INTEGER NOT NULL REFERENCES playlist (key) ON DELETE CASCADE, place INTEGER NOT NULL, track TEXT NOT NULL,
            PRIMARY KEY (playlist, track)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX playlist_track_by_place ON playlist_track (playlist, place);
        CREATE TABLE setting (
            user TEXT NOT NULL, name TEXT NOT NULL, value TEXT NOT NULL, PRIMARY KEY (user, name)
        ) STRICT, WITHOUT ROWID;
        """
}
