import Foundation

/// Lets one server at a time prepare a data folder: several that are started at once would make its files twice.
enum StartLock {
    /// Runs a closure while holding the lock of a folder, which is made where it is missing.
    ///
    /// The system takes the lock back when the process ends, however it ends. Where there can be no lock there will be no
    /// databases either, and opening them says why.
    static func hold<Value>(in folder: String, _ body: () async throws -> Value) async rethrows -> Value {
        try? FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
        let descriptor = open("\(folder)/start.lock", O_CREAT | O_RDWR | O_CLOEXEC, 0o600)
        defer { if descriptor >= 0 { close(descriptor) } }
        if descriptor >= 0 { flock(descriptor, LOCK_EX) }
        return try await body()
    }
}
