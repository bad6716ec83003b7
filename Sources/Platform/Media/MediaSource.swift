/// Where the sound of tracks comes from.
public protocol MediaSource: Sendable {
    /// The recording of a track as it is now; nil where there is none.
    func recording(_ track: String) async throws -> Recording?
}
