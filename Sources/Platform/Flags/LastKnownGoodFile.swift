import Glibc
import VersionService

/// The file beside a node that holds the overrides it had last.
struct LastKnownGoodFile: Sendable {
    let path: String

    /// More than a snapshot as large as they may be takes, which is text inside of text.
    private static let sizeLimit = 8 << 20

    /// The contents; `nil` when there is no file.
    func read() throws(SystemError) -> [UInt8]? {
        do throws(SystemError) {
            return try FileDescriptor.reading(path) { file throws(SystemError) in try file.readAll(limit: Self.sizeLimit) }
        } catch {
            if error.code == ENOENT { return nil }
            throw error
        }
    }

    /// Replaces the contents: whoever reads the file finds all of the old or all of the new, after a power cut too.
    func write(_ contents: LastKnownGood) throws(SystemError) {
        // Only this node writes it, so that what a crash has left under this name is of no use to anybody.
        let unfinished = "\(path).part"
        unlink(unfinished)
        do throws(SystemError) {
            try FileDescriptor.creating(unfinished, mode: 0o600) { file throws(SystemError) in try file.writeAll(contents.bytes) }
            guard rename(unfinished, path) == 0 else { throw SystemError(errno) }
        } catch {
            unlink(unfinished)
            throw error
        }
        try synchronizeFolder()
    }

    /// Removes the file, if there is one.
    func remove() throws(SystemError) {
        guard unlink(path) == 0 || errno == ENOENT else { throw SystemError(errno) }
        try synchronizeFolder()
    }

    private func synchronizeFolder() throws(SystemError) {
        let name = path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
        try FileDescriptor.reading(name) { folder throws(SystemError) in try folder.synchronize() }
    }
}
