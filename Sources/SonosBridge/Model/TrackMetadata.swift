/// What is known of a track (WSDL: `trackMetadata`, the music group).
public struct TrackMetadata: Sendable, Equatable {
    public var artistID: String?
    public var artist: String?
    public var composerID: String?
    public var composer: String?
    public var albumID: String?
    public var album: String?
    /// Seconds.
    public var duration: Int
    public var albumArtURI: String?
    public var trackNumber: Int?
    /// Whether there is anything to play; not where the track is gone.
    public var canPlay: Bool
    public var canResume: Bool

    public init(duration: Int) {
        self.duration = duration
        canPlay = true
        canResume = false
    }

    /// Writes the content, in the order of the XSD; never empty, which breaks players that list it.
    func write(to writer: inout XMLWriter, isFavorite: Bool?) {
        writer.element("artistId", artistID)
        writer.element("artist", artist)
        writer.element("composerId", composerID)
        writer.element("composer", composer)
        writer.element("albumId", albumID)
        writer.element("album", album)
        writer.element("duration", Int(Int32(clamping: max(0, duration))))
        writer.element("albumArtURI", albumArtURI)
        writer.element("trackNumber", trackNumber)
        writer.element("canPlay", canPlay)
        writer.element("canSkip", true)
        writer.element("canAddToFavorites", isFavorite.map { _ in true })
        writer.element("canResume", canResume ? true : nil)
        writer.element("canSeek", true)
    }
}
