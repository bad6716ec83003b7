@testable import Platform

/// A source that has no recording of anything.
struct NoRecordings: MediaSource {
    func recording(_ track: String) async throws -> Recording? { nil }
}
