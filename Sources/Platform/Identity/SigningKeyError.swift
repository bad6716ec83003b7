/// Why signing keys cannot be used.
package enum SigningKeyError: Error, Hashable, Sendable {
    /// Others than the owner may read the file.
    case exposed(path: String, mode: UInt32)
    /// Others than the owner may put keys into the folder.
    case exposedFolder(path: String, mode: UInt32)
    case unreadable(path: String, reason: String)
    case unwritable(path: String, reason: String)
    /// The file holds no private key on P-256 in PEM.
    case malformed(path: String)
    case tooManyKeys(path: String, limit: Int)
}

extension SigningKeyError: CustomStringConvertible {
    /// What is wrong and what to do about it.
    package var description: String {
        switch self {
        case .exposed(let path, let mode):
            "The signing key '\(path)' has mode \(String(mode, radix: 8)), so others can read it; replace it, or run: chmod 600 '\(path)'"
        case .exposedFolder(let path, let mode):
            "The folder '\(path)' has mode \(String(mode, radix: 8)), so others can add signing keys; run: chmod 700 '\(path)'"
        case .unreadable(let path, let reason): "Cannot read '\(path)': \(reason)."
        case .unwritable(let path, let reason): "Cannot write '\(path)': \(reason)."
        case .malformed(let path): "'\(path)' does not hold a private key on P-256 in PEM."
        case .tooManyKeys(let path, let limit): "'\(path)' holds more than \(limit) signing keys; remove those whose tokens have expired."
        }
    }
}
