#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// Where everything goes that is said about the data and is not data.
enum StandardError {
    /// Writes a line.
    static func write(_ line: String) {
        var bytes = Array("\(line)\n".utf8)[...]
        while !bytes.isEmpty {
            let written = bytes.withUnsafeBytes { writeBytes(STDERR_FILENO, $0.baseAddress, $0.count) }
            // There is nowhere left to complain to.
            guard written > 0 else { return }
            bytes = bytes.dropFirst(written)
        }
    }
}

/// The system call, under a name that does not collide with the function above.
private func writeBytes(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    write(file, bytes, count)
}
