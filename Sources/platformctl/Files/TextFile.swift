import ArgumentParser
import FoundationEssentials

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#elseif canImport(Darwin)
import Darwin
#endif

/// A file named on the command line.
struct TextFile {
    private let path: String

    init(_ path: String) {
        self.path = path
    }

    var exists: Bool { FileManager.default.fileExists(atPath: path) }

    /// The bytes of the file; a file that is not there ends the command with a message.
    func read() throws -> [UInt8] {
        guard exists else {
            throw ExitCode.notFound("there is no file \(path)")
        }
        do {
            return Array(try Data(contentsOf: URL(filePath: path)))
        } catch {
            throw ExitCode.internalError("\(path) cannot be read: \(reason(error))")
        }
    }

    /// Replaces the file as a whole, so that nobody sees half of it.
    func write(_ text: String) throws {
        do {
            try Data(text.utf8).write(to: URL(filePath: path), options: .atomic)
        } catch {
            throw ExitCode.internalError("\(path) cannot be written: \(reason(error))")
        }
    }

    private func reason(_ error: any Error) -> String {
        guard let code = ((error as? CocoaError)?.underlying as? POSIXError)?.code else { return "\(error)" }
        return String(cString: strerror(code.rawValue))
    }
}
