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
        return migrator
    }

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
