import Glibc

/// An open file, closed at the end of the closure it is lent to.
struct FileDescriptor: ~Copyable {
    let rawValue: Int32

    private init(rawValue: Int32) {
        self.rawValue = rawValue
    }

    deinit {
        close(rawValue)
    }

    /// Opens a file for reading.
    static func reading<Value>(_ path: String, _ body: (borrowing FileDescriptor) throws(SystemError) -> Value) throws(SystemError) -> Value
    {
        try body(FileDescriptor(opening: path, flags: O_RDONLY, mode: 0))
    }

    /// Makes a file that must not exist yet, with its final permissions from the start.
    static func creating<Value>(
        _ path: String, mode: mode_t, _ body: (borrowing FileDescriptor) throws(SystemError) -> Value
    ) throws(SystemError) -> Value {
        try body(FileDescriptor(opening: path, flags: O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW, mode: mode))
    }

    private init(opening path: String, flags: Int32, mode: mode_t) throws(SystemError) {
        let descriptor = open(path, flags | O_CLOEXEC, mode)
        guard descriptor >= 0 else { throw SystemError(errno) }
        self.init(rawValue: descriptor)
    }

    /// Reads to the end.
    ///
    /// - Throws: ``SystemError`` `EFBIG` if there are more bytes than the limit.
    func readAll(limit: Int) throws(SystemError) -> [UInt8] {
        var bytes: [UInt8] = []
        var chunk = [UInt8](repeating: 0, count: 4096)
        while true {
            // The array's own storage is lent to the call.
            let count = chunk.withUnsafeMutableBytes { read(rawValue, $0.baseAddress, $0.count) }
            if count == 0 { return bytes }
            if count < 0 {
                if errno == EINTR { continue }
                throw SystemError(errno)
            }
            bytes += chunk[..<count]
            guard bytes.count <= limit else { throw SystemError(EFBIG) }
        }
    }

    /// Writes all bytes and waits until the disk has them.
    func writeAll(_ bytes: [UInt8]) throws(SystemError) {
        var rest = bytes[...]
        while !rest.isEmpty {
            // The slice's own storage is lent to the call.
            let count = rest.withUnsafeBytes { write(rawValue, $0.baseAddress, $0.count) }
            if count < 0 {
                if errno == EINTR { continue }
                throw SystemError(errno)
            }
            rest = rest.dropFirst(count)
        }
        try synchronize()
    }

    /// Waits until the disk has what was written to the file, or which names are in the folder.
    func synchronize() throws(SystemError) {
        guard fsync(rawValue) == 0 else { throw SystemError(errno) }
    }

    /// What the file system says about the open file.
    func status() throws(SystemError) -> stat {
        var status = stat()
        guard fstat(rawValue, &status) == 0 else { throw SystemError(errno) }
        return status
    }
}
