/// A track of an album: a movement as somebody recorded it.
public struct Track: Sendable, Hashable {
    public let id: String
    /// Place on the album, from 1.
    public let position: Int
    public let title: String
    /// Seconds.
    public let duration: Int
    public let albumID: String
    public let albumTitle: String
    /// Who plays, as one line; empty as for the album.
    public let artistLine: String
    public let workID: String
    public let workTitle: String
    public let composerID: String
    public let composerName: String
    /// Place in the work, from 1.
    public let movement: Int
    public let movementCount: Int

    public init(
        id: String, position: Int, title: String, duration: Int, albumID: String, albumTitle: String, artistLine: String, workID: String,
        workTitle: String, composerID: String, composerName: String, movement: Int, movementCount: Int
    ) {
        self.id = id
        self.position = position
        self.title = title
        self.duration = duration
        self.albumID = albumID
        self.albumTitle = albumTitle
        self.artistLine = artistLine
        self.workID = workID
        self.workTitle = workTitle
        self.composerID = composerID
        self.composerName = composerName
        self.movement = movement
        self.movementCount = movementCount
    }
}
