import ArgumentParser
import Foundation

/// Why a command on samples cannot be carried out; the exit codes are those of platformctl.
enum CorpusFailure: Error {
    /// What was named does not exist.
    case notFound(String)
    /// Something went wrong that is nobody's mistake on the command line.
    case failed(String)

    /// Says why on the standard error.
    ///
    /// - Returns: what to throw, to end without a second message.
    func report() -> ExitCode {
        let (message, code): (String, Int32) =
            switch self {
            case .notFound(let message): (message, 3)
            case .failed(let message): (message, 70)
            }
        FileHandle.standardError.write(Data("platform: \(message)\n".utf8))
        return ExitCode(code)
    }

    /// Something was found, and has been printed.
    static let findings = ExitCode(1)
}
