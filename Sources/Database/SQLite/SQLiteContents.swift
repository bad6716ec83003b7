internal import GRDB

/// What is kept in a database file.
struct SQLiteContents: Sendable {
    let fileName: String
    /// What the file is, for errors ("a catalogue").
    let noun: String
    /// What SQLite calls the application id: tells our files from those of other programs.
    let applicationID: Int32
    /// Whether nobody but the user the server runs as may read it.
    let isPrivate: Bool
    /// Whether every change must be on the disk when it is confirmed; otherwise the last ones may be lost in a power cut.
    let survivesPowerCut: Bool
    /// What to do when it is missing.
    let missingAdvice: String
    /// What to do when its contents are lost.
    let lossAdvice: String
    let migrator: DatabaseMigrator
    /// Prepares every connection.
    let prepare: @Sendable (Connection) throws -> Void
}
