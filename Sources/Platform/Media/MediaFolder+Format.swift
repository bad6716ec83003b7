import Glibc

extension MediaFolder {
    /// Files that are looked at to find the usual format.
    private static let sampledFiles = 1000

    /// The media type that most of the folder's files have, as far as a sample shows; nil where there is no file of a known type.
    ///
    /// Lists of tracks tell players the type beforehand, and opening a file for every track of every list would cost too much.
    static func usualMediaType(inFolder path: String) -> String? {
        var counts: [String: Int] = [:]
        var left = sampledFiles
        count(in: path, &counts, &left, looksIntoFolders: true)
        return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }?.key
    }

    private static func count(_ name: String, in counts: inout [String: Int]) {
        guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return }
        let suffix = name[name.index(after: dot)...]
        guard let type = mediaTypes.first(where: { $0.suffix == suffix })?.mediaType else { return }
        counts[type, default: 0] += 1
    }

    private static func count(in path: String, _ counts: inout [String: Int], _ left: inout Int, looksIntoFolders: Bool) {
        guard let folder = opendir(path) else { return }
        defer { closedir(folder) }
        while left > 0, let entry = readdir(folder) {
            // The name is a C string within the entry, which stays as it is until the next one is read.
            let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
                pointer.withMemoryRebound(to: CChar.self, capacity: Int(NAME_MAX) + 1) { String(cString: $0) }
            }
            guard !name.hasPrefix(".") else { continue }
            left -= 1
            var status = stat()
            // Links are not served either, and not every file system says what an entry is.
            guard lstat("\(path)/\(name)", &status) == 0 else { continue }
            switch status.st_mode & S_IFMT {
            case S_IFREG: count(name, in: &counts)
            case S_IFDIR where looksIntoFolders: count(in: "\(path)/\(name)", &counts, &left, looksIntoFolders: false)
            default: continue
            }
        }
    }
}
