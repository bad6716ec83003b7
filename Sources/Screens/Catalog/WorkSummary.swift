/// What lists and headers show of a work.
public struct WorkSummary: Sendable, Hashable {
    public let id: String
    public let title: String
    public let nickname: String?
    /// Number in the catalogue of the composer's works (`Op. 67`, `BWV 988`).
    public let catalogueNumber: String?
    public let key: String?
    public let composerID: String
    public let composerName: String
    public let genre: Genre
    public let composed: Int?
    public let movementCount: Int
    /// The number of albums it can be heard on.
    public let recordingCount: Int

    public init(
        id: String, title: String, nickname: String?, catalogueNumber: String?, key: String?, composerID: String, composerName: String,
        genre: Genre, composed: Int?, movementCount: Int, recordingCount: Int
    ) {
        self.id = id
        self.title = title
        self.nickname = nickname
        self.catalogueNumber = catalogueNumber
        self.key = key
        self.composerID = composerID
        self.composerName = composerName
        self.genre = genre
        self.composed = composed
        self.movementCount = movementCount
        self.recordingCount = recordingCount
    }
}
