public import ScreenKit

/// Gives out addresses of sound.
public protocol SonosMedia: Sendable {
    /// Where a player gets a track: a signed address that is good for minutes.
    ///
    /// - Returns: nil where there is no sound for the track.
    func stream(_ track: QueueTrack, _ listener: SonosListener) async throws -> MediaURI?
}
