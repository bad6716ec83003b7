import VersionService

extension Revision {
    /// What a revision holds, under its number.
    struct Contents: Hashable, Sendable {
        let number: Int
        let snapshot: [UInt8]
    }
}
