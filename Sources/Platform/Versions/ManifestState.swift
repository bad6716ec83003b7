import Synchronization
import VersionService

/// What became of the latest attempts to read versions.json, for readiness and the log.
final class ManifestState: Sendable {
    /// The outcome of reading the file.
    struct Snapshot: Sendable {
        var generation = 0
        /// What is wrong with the file as it is now; empty while the table in force is the file's.
        var findings: [String] = []
        var loadedAt = Timestamp(secondsSinceEpoch: 0)
    }

    private let state = Mutex(Snapshot())

    var current: Snapshot { state.withLock { $0 } }

    /// Notes that a table made from the file is in force.
    func accepted(generation: Int) {
        state.withLock { $0 = Snapshot(generation: generation, findings: [], loadedAt: .now) }
    }

    /// Notes that a table made anew from what was accepted before is in force, whatever the file holds by now.
    func refreshed(generation: Int) {
        state.withLock { $0.generation = generation }
    }

    /// Notes that the file was refused and the table kept.
    func refused(_ findings: [String]) {
        state.withLock { $0.findings = findings }
    }
}
