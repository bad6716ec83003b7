/// What a player needs to know of a track: metadata only, the player itself is the client's.
public struct QueueTrack: Sendable, Equatable {
    /// The work a track is a part of.
    public struct Work: Sendable, Equatable {
        public var id: String
        public var title: String
        public var composer: String
        /// The movement, counted from 1.
        public var movement: Int
        public var movementCount: Int

        public init(id: String, title: String, composer: String, movement: Int, movementCount: Int) {
            self.id = id
            self.title = title
            self.composer = composer
            self.movement = movement
            self.movementCount = movementCount
        }
    }

    /// What a decoder skips at both ends so that movements follow each other without a gap.
    public struct GaplessHint: Sendable, Equatable {
        /// Samples to skip at the start.
        public var encoderDelay: Int
        /// Samples to skip at the end.
        public var encoderPadding: Int

        public init(encoderDelay: Int, encoderPadding: Int) {
            self.encoderDelay = encoderDelay
            self.encoderPadding = encoderPadding
        }
    }

    public var id: String
    public var title: String
    public var artist: String
    public var album: String
    public var albumID: String
    /// Seconds.
    public var duration: Int
    public var image: String?
    /// Present where the client groups its queue by work.
    public var work: Work?
    public var gapless: GaplessHint?

    public init(id: String, title: String, artist: String, album: String, albumID: String, duration: Int, image: String?) {
        self.id = id
        self.title = title
        self.artist = artist
        self.album = album
        self.albumID = albumID
        self.duration = duration
        self.image = image
        work = nil
        gapless = nil
    }
}
