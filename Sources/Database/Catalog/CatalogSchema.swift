internal import GRDB

/// The tables of the catalogue.
///
/// Three layers: what the records say (`composer` … `livestream`, with an integer key beside the text identifier); what follows from
/// that and lists need (`listing`, `membership`, `list_total` and the count columns); and the full-text indices (`…_search`). The
/// latter two are made from the first at the end of an import, by ``Derivation``.
enum CatalogSchema {
    static let contents = SQLiteContents(
        fileName: "catalogue.sqlite",
        noun: "a catalogue",
        applicationID: 0x5643_6174,
        isPrivate: false,
        survivesPowerCut: false,
        missingAdvice: "make one with `platform catalog import`",
        lossAdvice: "move it away and import the catalogue again",
        migrator: migrator,
        prepare: prepare
    )

    /// Migrations are only ever added; one that changes what is derived derives it anew.
    private static var migrator: DatabaseMigrator {
        var migrator = DatabaseMigrator()
        migrator.registerMigration("1 tables") { connection in
            try connection.execute(sql: "PRAGMA application_id = \(contents.applicationID)")
            for sql in [people, works, albums, editorial, lists] { try connection.execute(sql: sql) }
            for table in SearchTable.allCases { try connection.execute(sql: table.definition) }
        }
        return migrator
    }

    @Sendable private static func prepare(_ connection: Connection) throws {
        // Lists are read from the mapped file, without a copy. The catalogue holds nothing secret that deletion would have to overwrite.
        try connection.execute(sql: "PRAGMA mmap_size = 1073741824; PRAGMA secure_delete = OFF")
        connection.add(function: LetterFolding.sqlFunction)
    }

    private static let people = """
        CREATE TABLE term (key INTEGER PRIMARY KEY, word TEXT NOT NULL UNIQUE) STRICT;
        CREATE TABLE composer (
            key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, fingerprint INTEGER NOT NULL,
            name TEXT NOT NULL, sort_name TEXT NOT NULL, sort_key TEXT NOT NULL, born INTEGER, died INTEGER,
            birthplace TEXT, country TEXT, period TEXT NOT NULL, popularity INTEGER NOT NULL,
            work_count INTEGER NOT NULL DEFAULT 0, album_count INTEGER NOT NULL DEFAULT 0,
            biography_en TEXT, biography_de TEXT, biography_nl TEXT
        ) STRICT;
        CREATE INDEX composer_by_name ON composer (sort_key, id);
        CREATE TABLE artist (
            key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, fingerprint INTEGER NOT NULL,
            name TEXT NOT NULL, sort_name TEXT NOT NULL, role TEXT NOT NULL, born INTEGER, died INTEGER, country TEXT,
            popularity INTEGER NOT NULL, album_count INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE TABLE ensemble (
            key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, fingerprint INTEGER NOT NULL,
            name TEXT NOT NULL, type TEXT NOT NULL, founded INTEGER, city TEXT, country TEXT,
            popularity INTEGER NOT NULL, album_count INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        """

    private static let works = """
        CREATE TABLE work (
            key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, fingerprint INTEGER NOT NULL,
            composer INTEGER NOT NULL REFERENCES composer, title TEXT NOT NULL, nickname TEXT, catalogue_number TEXT, tonality TEXT,
            composed INTEGER, genre TEXT NOT NULL, popularity INTEGER NOT NULL,
            movement_count INTEGER NOT NULL, recording_count INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX work_by_composer ON work (composer);
        CREATE TABLE work_instrument (
            work INTEGER NOT NULL REFERENCES work, position INTEGER NOT NULL, instrument TEXT NOT NULL, PRIMARY KEY (work, position)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE movement (
            work INTEGER NOT NULL REFERENCES work, position INTEGER NOT NULL, title TEXT NOT NULL, duration INTEGER NOT NULL,
            PRIMARY KEY (work, position)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE libretto (work INTEGER PRIMARY KEY REFERENCES work, json TEXT NOT NULL) STRICT;
        """

    /// A track has no foreign keys: it is found by its own key, and the import checks it against the work with a better message.
    private static let albums = """
        CREATE TABLE album (
            key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, fingerprint INTEGER NOT NULL,
            title TEXT NOT NULL, artist_line TEXT NOT NULL DEFAULT '', released TEXT NOT NULL, label TEXT NOT NULL,
            popularity INTEGER NOT NULL, has_booklet INTEGER NOT NULL, is_compilation INTEGER NOT NULL, has_own_tracks INTEGER NOT NULL,
            track_count INTEGER NOT NULL DEFAULT 0, duration INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE INDEX album_by_release ON album (released DESC, id);
        CREATE TABLE album_artist (
            album INTEGER NOT NULL REFERENCES album, position INTEGER NOT NULL, artist INTEGER NOT NULL REFERENCES artist,
            PRIMARY KEY (album, position)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE album_ensemble (
            album INTEGER NOT NULL REFERENCES album, position INTEGER NOT NULL, ensemble INTEGER NOT NULL REFERENCES ensemble,
            PRIMARY KEY (album, position)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE track (
            key INTEGER PRIMARY KEY, work INTEGER NOT NULL, movement INTEGER NOT NULL, duration INTEGER NOT NULL, title TEXT
        ) STRICT;
        """

    private static let editorial = """
        CREATE TABLE playlist (
            key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, fingerprint INTEGER NOT NULL,
            \(localized("title")), \(localized("description")),
            track_count INTEGER NOT NULL DEFAULT 0, duration INTEGER NOT NULL DEFAULT 0
        ) STRICT;
        CREATE TABLE playlist_track (
            playlist INTEGER NOT NULL REFERENCES playlist, position INTEGER NOT NULL, track INTEGER NOT NULL,
            PRIMARY KEY (playlist, position)
        ) STRICT, WITHOUT ROWID;
        CREATE INDEX playlist_track_by_track ON playlist_track (track);
        CREATE TABLE podcast (
            key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, fingerprint INTEGER NOT NULL,
            \(localized("title")), \(localized("description")),
            popularity INTEGER NOT NULL, episode_count INTEGER NOT NULL
        ) STRICT;
        CREATE TABLE episode (
            key INTEGER PRIMARY KEY, podcast INTEGER NOT NULL REFERENCES podcast, id TEXT NOT NULL,
            \(localized("title")), \(localized("description")), published TEXT NOT NULL, duration INTEGER NOT NULL,
            UNIQUE (podcast, id)
        ) STRICT;
        CREATE INDEX episode_by_podcast ON episode (podcast, published DESC, id);
        CREATE INDEX episode_by_date ON episode (published DESC, id, podcast);
        CREATE TABLE chapter (
            episode INTEGER NOT NULL REFERENCES episode ON DELETE CASCADE, position INTEGER NOT NULL, start INTEGER NOT NULL,
            \(localized("title")), PRIMARY KEY (episode, position)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE livestream (
            key INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, fingerprint INTEGER NOT NULL,
            \(localized("title")), \(localized("description")), starts_at INTEGER NOT NULL, duration INTEGER NOT NULL
        ) STRICT;
        CREATE INDEX livestream_by_start ON livestream (starts_at, id);
        CREATE TABLE livestream_work (
            livestream INTEGER NOT NULL REFERENCES livestream, position INTEGER NOT NULL, work INTEGER NOT NULL REFERENCES work,
            PRIMARY KEY (livestream, position)
        ) STRICT, WITHOUT ROWID;
        """

    /// `listing` is read from its primary key alone, in its order; `membership` says which lists a thing is in, and with what popularity.
    private static let lists = """
        CREATE TABLE listing (
            list INTEGER NOT NULL, owner INTEGER NOT NULL, popularity INTEGER NOT NULL, id TEXT NOT NULL, item INTEGER NOT NULL,
            PRIMARY KEY (list, owner, popularity DESC, id)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE membership (
            list INTEGER NOT NULL, item INTEGER NOT NULL, owner INTEGER NOT NULL, popularity INTEGER NOT NULL,
            PRIMARY KEY (list, item, owner)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE list_total (
            list INTEGER NOT NULL, owner INTEGER NOT NULL, total INTEGER NOT NULL, PRIMARY KEY (list, owner)
        ) STRICT, WITHOUT ROWID;
        CREATE TABLE catalogue (revision INTEGER NOT NULL) STRICT;
        INSERT INTO catalogue VALUES (0);
        """

    private static func localized(_ column: String) -> String {
        "\(column)_en TEXT NOT NULL, \(column)_de TEXT NOT NULL, \(column)_nl TEXT NOT NULL"
    }
}
