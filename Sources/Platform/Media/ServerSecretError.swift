/// Why the server's secret cannot be used.
package enum ServerSecretError: Error, Hashable, Sendable {
    /// Others than the owner may read the file.
    case exposed(path: String, mode: UInt32)
    case unreadable(path: String, reason: String)
    case unwritable(path: String, reason: String)
    /// The file does not hold 32 bytes in base 64.
    case malformed(path: String)
}

extension ServerSecretError: CustomStringConvertible {
    /// What is wrong and what to do about it.
    package var description: String {
        switch self {
        case .exposed(let path, let mode):
            "The secret '\(path)' has mode \(String(mode, radix: 8)), so others can read it; remove it, or run: chmod 600 '\(path)'"
        case .unreadable(let path, let reason): "Cannot read '\(path)': \(reason)."
        case .unwritable(let path, let reason): "Cannot write '\(path)': \(reason)."
        case .malformed(let path):
            "'\(path)' does not hold 32 bytes in base 64; bring it back from a backup, or remove it and speakers will have to browse anew."
        }
    }
}
