import Crypto
import Glibc
import NIOCore
import VersionService

/// A file that is open for reading for as long as somebody holds it, whatever becomes of its name.
final class MediaFile: Sendable {
    /// What changes when a file does.
    struct State: Hashable {
        let inode: UInt
        /// In bytes.
        let size: Int
        let modifiedSeconds: Int
        let modifiedNanoseconds: Int

        /// Stands for the state without telling it.
        var tag: String {
            Base64.url.encode(SHA256.hash("\(inode) \(size) \(modifiedSeconds) \(modifiedNanoseconds)").prefix(16))
        }

        var lastModified: Timestamp { Timestamp(secondsSinceEpoch: Int64(modifiedSeconds)) }
    }

    /// The file as it was when it was opened.
    let state: State
    private let descriptor: Int32

    /// Opens a file; nil if there is none of that name, or something else than a file, or nothing in it.
    init?(opening name: String, in folder: borrowing FolderDescriptor) throws(SystemError) {
        guard let descriptor = try folder.descriptor(name, 0) else { return nil }
        let status: stat
        do throws(SystemError) {
            status = try Self.status(of: descriptor)
        } catch {
            close(descriptor)
            throw error
        }
        guard status.st_mode & S_IFMT == S_IFREG, status.st_size > 0 else {
            close(descriptor)
            return nil
        }
        self.descriptor = descriptor
        state = State(status)
    }

    deinit {
        close(descriptor)
    }

    /// Reads bytes; blocks the thread.
    ///
    /// - Throws: ``SystemError``, or ``Changed`` if somebody has written to the file since it was opened.
    func read(_ range: Range<Int>) throws -> ByteBuffer {
        var buffer = ByteBufferAllocator().buffer(capacity: range.count)
        while buffer.readableBytes < range.count {
            let offset = range.lowerBound + buffer.readableBytes
            let missing = range.upperBound - offset
            // The buffer's own storage is lent to the call, which writes at most `missing` bytes of it.
            let count = try buffer.writeWithUnsafeMutableBytes(minimumWritableBytes: missing) { bytes in
                try Self.read(descriptor, into: bytes.baseAddress, count: missing, at: offset)
            }
            if count == 0 { throw Changed() }
        }
        // Looked at after the bytes were read: what is written later cannot be among them.
        guard State(try Self.status(of: descriptor)) == state else { throw Changed() }
        return buffer
    }

    /// Reads some bytes, none at the end of the file.
    private static func read(
        _ descriptor: Int32, into memory: UnsafeMutableRawPointer?, count: Int, at offset: Int
    ) throws(SystemError) -> Int {
        while true {
            let count = pread(descriptor, memory, count, offset)
            if count >= 0 { return count }
            guard errno == EINTR else { throw SystemError(errno) }
        }
    }

    private static func status(of descriptor: Int32) throws(SystemError) -> stat {
        var status = stat()
        guard fstat(descriptor, &status) == 0 else { throw SystemError(errno) }
        return status
    }

    /// The file was written to while it was sent, so that the rest would not go with what was sent before.
    struct Changed: Error, Hashable, CustomStringConvertible {
        var description: String { "the file was changed while it was sent; replace files by renaming new ones over them" }
    }
}

extension MediaFile.State {
    fileprivate init(_ status: stat) {
        inode = UInt(status.st_ino)
        size = Int(status.st_size)
        modifiedSeconds = status.st_mtim.tv_sec
        modifiedNanoseconds = status.st_mtim.tv_nsec
    }
}
