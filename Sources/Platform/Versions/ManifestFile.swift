import FoundationEssentials
import Glibc
import VersionService

/// versions.json on disk.
struct ManifestFile: Sendable {
    /// What tells one state of a file from another without reading it.
    struct Fingerprint: Equatable, Sendable {
        let device: UInt64
        let inode: UInt64
        let size: Int64
        let seconds: Int
        let nanoseconds: Int
    }

    /// The largest file that is read.
    private static let sizeLimit: Int64 = 4 << 20
    let path: String

    /// The file's state; nil when there is no file.
    ///
    /// Symbolic links are followed, which is how mounted configuration changes.
    func fingerprint() -> Fingerprint? {
        var status = stat()
        guard stat(path, &status) == 0 else { return nil }
        return Fingerprint(
            device: UInt64(status.st_dev), inode: UInt64(status.st_ino), size: Int64(status.st_size), seconds: status.st_mtim.tv_sec,
            nanoseconds: status.st_mtim.tv_nsec)
    }

    /// Reads and checks the file.
    ///
    /// - Throws: ``ManifestFileError`` with every finding.
    func read() throws(ManifestFileError) -> VersionManifest {
        guard let size = fingerprint()?.size else { throw ManifestFileError(["\(path): there is no such file"]) }
        guard size <= Self.sizeLimit else { throw ManifestFileError(["\(path): is larger than \(Self.sizeLimit) bytes"]) }
        let bytes: [UInt8]
        do {
            bytes = Array(try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw ManifestFileError(["\(path): cannot be read: \(error)"])
        }
        do {
            return try VersionManifest(parsing: bytes, file: path)
        } catch {
            throw ManifestFileError(error.findings.map(\.description))
        }
    }
}
