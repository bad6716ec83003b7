import Glibc
import NIOCore

/// A file descriptor that log records are written to, each with one call.
package struct LogOutput: Hashable, Sendable {
    private let descriptor: Int32

    package static let standardOutput = LogOutput(descriptor: STDOUT_FILENO)
    package static let standardError = LogOutput(descriptor: STDERR_FILENO)

    /// Writes to a descriptor that somebody else keeps open.
    package init(descriptor: Int32) {
        self.descriptor = descriptor
    }

    /// Writes a whole line.
    ///
    /// One call keeps lines of several threads apart without a lock; only what a call leaves over takes another. A line that
    /// cannot be written is lost: there is nowhere left to complain, and serving goes on. So is one that whoever reads the log
    /// has no room for just now, since a request must never wait for the reader of a log.
    func write(_ line: ByteBuffer) {
        var state = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        guard poll(&state, 1, 0) > 0 else { return }
        line.withUnsafeReadableBytes { bytes in
            var rest = bytes[...]
            while !rest.isEmpty {
                // The pointer is only read, and dropped with the closure.
                let count = Glibc.write(descriptor, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
                if count >= 0 {
                    rest = rest.dropFirst(count)
                } else if errno != EINTR {
                    return
                }
            }
        }
    }
}
