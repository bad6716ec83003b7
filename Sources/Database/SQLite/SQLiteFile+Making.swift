internal import FoundationEssentials

#if canImport(Glibc)
internal import Glibc
#elseif canImport(Musl)
internal import Musl
#elseif canImport(Darwin)
internal import Darwin
#endif

extension SQLiteFile {
    /// Makes sure that there is a file to read.
    func requireFile() throws(DatabaseOpenError) {
        var status = stat()
        guard stat(path, &status) == 0 else {
            throw failure(errno == ENOENT ? "does not exist" : "cannot be reached (\(Self.reason(errno)))", contents.missingAdvice)
        }
        guard status.st_mode & S_IFMT == S_IFREG else {
            throw failure("is not a file", "choose another data directory or move it away")
        }
        guard access(path, R_OK) == 0 else {
            throw failure("cannot be read (\(Self.reason(errno)))", "check the owner and mode of the file")
        }
    }

    /// Makes the directory and an empty file where they are missing.
    ///
    /// SQLite would make the file too, but readable by everybody; its journal files take over the mode of the file.
    func makeFile() throws(DatabaseOpenError) {
        let directory = path.split(separator: "/", omittingEmptySubsequences: false).dropLast().joined(separator: "/")
        if !directory.isEmpty {
            do {
                try FileManager.default.createDirectory(atPath: directory, withIntermediateDirectories: true)
            } catch {
                throw DatabaseOpenError(
                    path: directory, problem: "the directory cannot be made",
                    advice: "check that its parent is a directory you may write to"
                )
            }
        }
        let mode: mode_t = contents.isPrivate ? 0o600 : 0o644
        let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, mode)
        guard descriptor >= 0 else {
            throw failure("cannot be written (\(Self.reason(errno)))", "check the owner and mode of the file and of its directory")
        }
        defer { close(descriptor) }
        guard !contents.isPrivate || fchmod(descriptor, mode) == 0 else {
            throw failure("cannot be closed to other users (\(Self.reason(errno)))", "make the user this runs as its owner")
        }
    }

    private static func reason(_ number: CInt) -> String { String(cString: strerror(number)) }
}
