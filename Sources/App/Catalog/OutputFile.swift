import Foundation

/// A file that lines are written to, many at a time.
final class OutputFile {
    /// A line that could not be written, or a file that could not be made.
    struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    private static let bufferSize = 1 << 18

    private let handle: FileHandle
    private var buffer = Data()

    static var standardOutput: OutputFile { OutputFile(.standardOutput) }

    /// Makes a file, or empties the one that is there.
    init(path: String) throws(Failure) {
        guard FileManager.default.createFile(atPath: path, contents: nil), let handle = FileHandle(forWritingAtPath: path) else {
            throw Failure(description: "cannot be written (\(String(cString: strerror(errno))))")
        }
        self.handle = handle
    }

    private init(_ handle: FileHandle) {
        self.handle = handle
    }

    /// Writes a line and a line feed.
    func write(_ line: String) throws(Failure) {
        buffer.append(contentsOf: line.utf8)
        buffer.append(0x0A)
        if buffer.count >= Self.bufferSize { try flush() }
    }

    /// Writes what is left.
    func flush() throws(Failure) {
        do {
            try handle.write(contentsOf: buffer)
            buffer.removeAll(keepingCapacity: true)
        } catch {
            throw Failure(description: "cannot be written (\(error.localizedDescription))")
        }
    }
}
