import Glibc

/// The folder that signing keys are kept in, one file for each.
///
/// Everybody who can read a key can be anybody, so files that others than their owner can read are refused rather than used.
package struct SigningKeyFolder: Sendable {
    private let path: String

    private static let suffix = ".pem"
    private static let maximumFileSize = 16 * 1024
    private static let maximumKeys = 32

    /// Names a folder, which need not exist yet.
    package init(path: String) {
        self.path = path
    }

    /// Reads all keys, oldest first; their names sort in that order.
    ///
    /// - Throws: ``SigningKeyError``; a single bad file makes the whole folder unusable, as leaving a key out would sign everybody out.
    func keys() throws(SigningKeyError) -> [SigningKey] {
        var keys: [SigningKey] = []
        let names = try fileNames()
        if !names.isEmpty { try checkFolder() }
        for name in names { keys.append(try key(inFile: "\(path)/\(name)")) }
        return keys
    }

    /// Makes a key and its file, and the folder if there is none.
    ///
    /// The file gets its permissions as it is made, and its final name when it is complete, so that nobody ever reads half a key.
    ///
    /// - Parameter time: seconds since the beginning of 1970, for the name.
    func makeKey(at time: Int64) throws(SigningKeyError) -> SigningKey {
        try makeFolder()
        let key = SigningKey()
        let digits = String(time)
        let sortableTime = String(repeating: "0", count: max(0, 12 - digits.utf8.count)) + digits
        let file = "\(path)/es256-\(sortableTime)-\(key.id.prefix(8))\(Self.suffix)"
        let unfinished = file + ".part"
        do throws(SystemError) {
            try FileDescriptor.creating(unfinished, mode: 0o600) { file throws(SystemError) in try file.writeAll(Array(key.pem.utf8)) }
            guard rename(unfinished, file) == 0 else { throw SystemError(errno) }
            // The name is in the folder for good only once the folder itself is on disk.
            try FileDescriptor.reading(path) { folder throws(SystemError) in try folder.synchronize() }
        } catch {
            unlink(unfinished)
            throw .unwritable(path: file, reason: error.description)
        }
        return key
    }

    private func makeFolder() throws(SigningKeyError) {
        if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
        throw .unwritable(path: path, reason: SystemError(errno).description)
    }

    private func checkFolder() throws(SigningKeyError) {
        let mode: mode_t
        do throws(SystemError) {
            mode = try FileDescriptor.reading(path) { folder throws(SystemError) in try folder.status().st_mode }
        } catch {
            throw .unreadable(path: path, reason: error.description)
        }
        guard mode & 0o022 == 0 else { throw .exposedFolder(path: path, mode: mode & 0o777) }
    }

    private func fileNames() throws(SigningKeyError) -> [String] {
        guard let folder = opendir(path) else {
            if errno == ENOENT { return [] }
            throw .unreadable(path: path, reason: SystemError(errno).description)
        }
        defer { closedir(folder) }
        var names: [String] = []
        while let entry = readdir(folder) {
            let name = Self.name(of: entry)
            if name.hasSuffix(Self.suffix), !name.hasPrefix(".") { names.append(name) }
        }
        guard names.count <= Self.maximumKeys else { throw .tooManyKeys(path: path, limit: Self.maximumKeys) }
        return names.sorted()
    }

    /// The name in a directory entry.
    ///
    /// The entry ends with the zero after the name, short of the size its type declares, so the name is read where it stands:
    /// copying the whole member would read beyond the system's buffer.
    private static func name(of entry: UnsafeMutablePointer<dirent>) -> String {
        guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return "" }
        return String(cString: UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self))
    }

    private func key(inFile file: String) throws(SigningKeyError) -> SigningKey {
        let result: (mode: mode_t, bytes: [UInt8])
        do throws(SystemError) {
            result = try FileDescriptor.reading(file) { file throws(SystemError) in
                (try file.status().st_mode, try file.readAll(limit: Self.maximumFileSize))
            }
        } catch {
            throw .unreadable(path: file, reason: error.description)
        }
        guard result.mode & 0o077 == 0 else { throw .exposed(path: file, mode: result.mode & 0o777) }
        do {
            return try SigningKey(pem: String(decoding: result.bytes, as: UTF8.self))
        } catch {
            throw .malformed(path: file)
        }
    }
}
