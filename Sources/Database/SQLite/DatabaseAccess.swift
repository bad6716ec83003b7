/// What a database file is opened for.
public enum DatabaseAccess: Sendable {
    /// Never writes, not even to make a file that is missing or to bring its tables up to date.
    case readOnly
    /// Makes the file and brings its tables up to date where needed.
    case readWrite
}
