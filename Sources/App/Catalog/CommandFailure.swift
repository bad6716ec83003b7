import ArgumentParser
import Foundation

/// How a command ends that has not worked.
enum CommandFailure {
    /// Says why, in one line on the standard error.
    ///
    /// - Returns: what to throw, to end with the status 1 and without a second message.
    static func report(_ message: String) -> ExitCode {
        FileHandle.standardError.write(Data("\(message)\n".utf8))
        return ExitCode(1)
    }
}
