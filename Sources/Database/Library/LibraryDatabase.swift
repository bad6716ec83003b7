internal import GRDB
internal import ScreenKit
public import Screens

/// Listeners' favourites, playlists and settings in an SQLite file that only the user the server runs as may read.
///
/// Every change is a transaction, on the disk when the function returns; what is read is read from connections beside it.
public struct LibraryDatabase: LibraryStore, Sendable {
    let pool: DatabasePool

    /// Opens the libraries in a directory, as the file `library.sqlite`, which is made where it is missing and may be written.
    public init(directory: String, access: DatabaseAccess = .readWrite, maximumReaders: Int = 4) throws(DatabaseOpenError) {
        pool = try SQLiteFile(LibrarySchema.contents, in: directory)
            .makePool(access, maximumReaders: max(1, maximumReaders))
    }

    func read<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        try await pool.read(body)
    }

    func write<Value: Sendable>(_ body: @Sendable (Connection) throws -> Value) async throws -> Value {
        try await pool.write(body)
    }

    /// Reads something small, to find out whether the store can be reached.
    public func checkAvailability() async throws {
        _ = try await read { connection in try connection.number("SELECT count(*) FROM setting WHERE user = ''") }
    }
}

extension LibraryDatabase {
    /// How much data a listener spends on sound; standard for those who have not chosen.
    public func audioQuality(of user: String) async throws -> AudioQuality {
        let value: String? = try await read { connection in
            try connection.value("SELECT value FROM setting WHERE user = ? AND name = 'audioQuality'", [user]) { row in try row.next() }
        }
        // A value that only a newer version knows is as good as none.
        return value.flatMap(AudioQuality.init) ?? .standard
    }

    public func setAudioQuality(_ quality: AudioQuality, of user: String) async throws {
        try StorableText.check(user)
        try await write { connection in
            try connection.run(
                "INSERT INTO setting (user, name, value) VALUES (?, 'audioQuality', ?) ON CONFLICT DO UPDATE SET value = excluded.value",
                [user, quality.rawValue])
        }
    }
}
