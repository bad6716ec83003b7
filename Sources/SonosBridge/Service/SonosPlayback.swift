/// Keeps what players tell of their playing.
public protocol SonosPlayback: Sendable {
    /// Keeps a report.
    ///
    /// - Parameter track: the track's name in the app.
    func report(_ report: SonosPlayReport, track: String, _ listener: SonosListener) async throws
    /// Keeps a report of something that went wrong.
    func reportFailure(track: String, code: Int, message: String, _ listener: SonosListener) async throws
    /// Milliseconds from a track's beginning to where the listener stopped; nil to play from the beginning.
    func position(track: String, _ listener: SonosListener) async throws -> Int?
}
