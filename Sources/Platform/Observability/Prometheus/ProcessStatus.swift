import Glibc

/// The fields of `/proc/self/stat` that matter here; see proc(5).
struct ProcessStatus {
    let processorSeconds: Double
    let startTicks: Double
    let virtualBytes: Int
    let residentPages: Int

    private static let ticksPerSecond = Double(sysconf(Int32(_SC_CLK_TCK)))
    private static let maximumFileSize = 1 << 20

    static func current() -> ProcessStatus? {
        readText("/proc/self/stat").flatMap(ProcessStatus.init(parsing:))
    }

    /// Reads the line.
    ///
    /// The second field is the program's name in parentheses and may itself hold spaces and parentheses.
    init?(parsing line: String) {
        guard let nameEnd = line.lastIndex(of: ")") else { return nil }
        let fields = line[line.index(after: nameEnd)...].split { $0 == " " || $0 == "\n" }
        // The fields after the name begin with the third of the manual page.
        guard fields.count > 21, let user = Double(fields[11]), let system = Double(fields[12]), let start = Double(fields[19]),
            let virtual = Int(fields[20]), let resident = Int(fields[21])
        else { return nil }
        processorSeconds = (user + system) / Self.ticksPerSecond
        startTicks = start
        virtualBytes = virtual
        residentPages = resident
    }

    /// When the process started, in seconds since the beginning of 1970.
    var startSeconds: Double? {
        guard let status = Self.readText("/proc/stat") else { return nil }
        for line in status.split(separator: "\n") where line.hasPrefix("btime ") {
            return Double(line.dropFirst(6)).map { $0 + startTicks / Self.ticksPerSecond }
        }
        return nil
    }

    /// How many file descriptors are open, the one used for counting not included.
    static func openFileCount() -> Int? {
        guard let directory = opendir("/proc/self/fd") else { return nil }
        defer { closedir(directory) }
        var count = -3  // `.`, `..` and the directory itself.
        while readdir(directory) != nil { count += 1 }
        return count
    }

    private static func readText(_ path: String) -> String? {
        let bytes = try? FileDescriptor.reading(path) { file throws(SystemError) in try file.readAll(limit: maximumFileSize) }
        return bytes.map { String(decoding: $0, as: UTF8.self) }
    }
}
