internal import GRDB

extension SQLiteFile {
    /// What an error of SQLite means for whoever has to put it right.
    func failure(_ error: DatabaseError) -> DatabaseOpenError {
        let message = error.message ?? "SQLite error \(error.resultCode.rawValue)"
        switch error.resultCode {
        case .SQLITE_NOTADB:
            return failure("is not an SQLite database", contents.lossAdvice)
        case .SQLITE_CORRUPT:
            return failure("is damaged (\(message))", contents.lossAdvice)
        case .SQLITE_CANTOPEN, .SQLITE_PERM, .SQLITE_READONLY, .SQLITE_AUTH:
            return failure("cannot be opened (\(message))", "check the owner and mode of the file and of its directory")
        case .SQLITE_BUSY, .SQLITE_LOCKED:
            return failure("is in use by another process (\(message))", "wait for it to end or stop it")
        case .SQLITE_FULL:
            return failure("cannot be written (\(message))", "make room on the disk")
        default:
            return failure("cannot be used (\(message))", "check the disk it is on")
        }
    }
}
