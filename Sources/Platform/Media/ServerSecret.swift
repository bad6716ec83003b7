import Crypto
import Glibc

/// 32 random bytes that outlive restarts, from which the keys are derived that only this server needs.
///
/// One key for each purpose (HKDF, RFC 5869), so that what one of them authenticates means nothing to another. Nodes that stand for
/// one server share the file.
package struct ServerSecret: Sendable {
    /// What a key is for; the texts are part of the keys, and a key changes with its text.
    package enum Purpose: String, Sendable {
        case mediaAddress = "media-address"
        case sonosIdentifier = "sonos-identifier"
    }

    private let key: SymmetricKey

    private static let byteCount = 32
    private static let maximumFileSize = 256

    /// Takes 32 bytes that nobody can guess.
    package init(bytes: [UInt8]) {
        precondition(bytes.count == Self.byteCount, "a secret has \(Self.byteCount) bytes")
        key = SymmetricKey(data: bytes)
    }

    /// Reads the file, or makes it if there is none.
    ///
    /// The file has the bytes in base 64 (RFC 4648, section 5), and a line feed.
    ///
    /// - Throws: ``ServerSecretError`` if it cannot be read or made, or if others than its owner can read it.
    package static func load(fromFile path: String) throws(ServerSecretError) -> ServerSecret {
        if let secret = try read(path) { return secret }
        try make(path)
        guard let secret = try read(path) else { throw .unreadable(path: path, reason: SystemError(ENOENT).description) }
        return secret
    }

    /// The key for a purpose.
    func key(for purpose: Purpose) -> SymmetricKey {
        HKDF<SHA256>.deriveKey(inputKeyMaterial: key, info: Array(purpose.rawValue.utf8), outputByteCount: Self.byteCount)
    }

    private static func read(_ path: String) throws(ServerSecretError) -> ServerSecret? {
        let file: (mode: mode_t, bytes: [UInt8])
        do throws(SystemError) {
            file = try FileDescriptor.reading(path) { file throws(SystemError) in
                (try file.status().st_mode, try file.readAll(limit: maximumFileSize))
            }
        } catch {
            if error.code == ENOENT { return nil }
            throw error.code == EFBIG ? .malformed(path: path) : .unreadable(path: path, reason: error.description)
        }
        guard file.mode & 0o077 == 0 else { throw .exposed(path: path, mode: file.mode & 0o777) }
        let text = file.bytes.last == UInt8(ascii: "\n") ? file.bytes.dropLast() : file.bytes[...]
        guard let bytes = Base64.url.decode(String(decoding: text, as: UTF8.self)), bytes.count == byteCount else {
            throw .malformed(path: path)
        }
        return ServerSecret(bytes: bytes)
    }

    /// Makes the file under another name first, so that nobody ever reads half a secret; where somebody else was faster, theirs stays.
    private static func make(_ path: String) throws(ServerSecretError) {
        let unfinished = "\(path).\(Base64.url.encode(RandomBytes.make(9))).part"
        defer { unlink(unfinished) }
        let text = Base64.url.encode(RandomBytes.make(byteCount)) + "\n"
        do throws(SystemError) {
            try FileDescriptor.creating(unfinished, mode: 0o600) { file throws(SystemError) in try file.writeAll(Array(text.utf8)) }
            guard link(unfinished, path) == 0 || errno == EEXIST else { throw SystemError(errno) }
            // The name is in the folder for good only once the folder itself is on disk.
            try FileDescriptor.reading(folder(of: path)) { folder throws(SystemError) in try folder.synchronize() }
        } catch {
            throw .unwritable(path: path, reason: error.description)
        }
    }

    private static func folder(of path: String) -> String {
        guard let slash = path.lastIndex(of: "/") else { return "." }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}
