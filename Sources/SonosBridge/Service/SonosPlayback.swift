/// Keeps what players tell of their playing.
public protocol SonosPlayback: Sendable {
    /// Keeps a report.
    ///
    /// - Parameter track: the track's name in the app.
    func report(_ report: SonosPlayReport, track: String, _ listener: SonosListener) async throws
    /// Keeps the reports that came together, each with its track's name in the app; a store can make that one transaction.
    func report(_ reports: [(report: SonosPlayReport, track: String)], _ listener: SonosListener) async throws
    /// Keeps a report of something that went wrong.
    func reportFailure(track: String, code: Int, message: String, _ listener: SonosListener) async throws
    /// Milliseconds from a track's beginning to where the listener stopped; nil to play from the beginning.
    func position(track: String, _ listener: SonosListener) async throws -> Int?
    /// Where the listener stopped in something that is listened to in order, such as an audio book; nil to begin with its
    /// first track.
    ///
    /// - Parameter screen: the screen that lists its tracks, by its id.
    func position(in screen: String, _ listener: SonosListener) async throws -> SonosResumePoint?
}

extension SonosPlayback {
    public func report(_ reports: [(report: SonosPlayReport, track: String)], _ listener: SonosListener) async throws {
        for (report, track) in reports { try await self.report(report, track: track, listener) }
    }

    public func position(in screen: String, _ listener: SonosListener) async throws -> SonosResumePoint? { nil }
}
