/// A playlist of a listener's own.
public struct UserPlaylist: Sendable, Hashable {
    public let id: String
    public let name: String
    public let trackCount: Int
    /// Grows with every change of the name or the tracks.
    public let revision: Int

    public init(id: String, name: String, trackCount: Int, revision: Int = 0) {
        self.id = id
        self.name = name
        self.trackCount = trackCount
        self.revision = revision
    }
}
