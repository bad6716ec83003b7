/// A playlist of a listener's own.
public struct UserPlaylist: Sendable, Hashable {
    public let id: String
    public let name: String
    public let trackCount: Int

    public init(id: String, name: String, trackCount: Int) {
        self.id = id
        self.name = name
        self.trackCount = trackCount
    }
}
