import VersionService

extension RouterTable {
    /// The versions and what has become of them, oldest first.
    var statuses: [(version: String, status: VersionStatus)] {
        entries.map { (version: $0.version.description, status: $0.status) }
    }
}
