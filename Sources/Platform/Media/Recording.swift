public import NIOCore
public import VersionService

/// The sound of a track, of which any part can be read at any time.
///
/// Stays the same as long as it is held: what a source puts in its place later is another recording.
public struct Recording: Sendable {
    public let mediaType: String
    /// In bytes.
    public let length: Int
    /// Identifies these bytes among all that are ever at the track's address: a strong entity tag without its quotation marks.
    public let tag: String
    /// When the recording last changed, where that is known.
    public let lastModified: Timestamp?
    /// Reads bytes within ``length``: all that are asked for, or an error.
    ///
    /// Asked for 64 KiB at most, and for the next only once those before are on their way.
    public let read: @Sendable (Range<Int>) async throws -> ByteBuffer

    public init(
        mediaType: String, length: Int, tag: String, lastModified: Timestamp? = nil,
        read: @escaping @Sendable (Range<Int>) async throws -> ByteBuffer
    ) {
        self.mediaType = mediaType
        self.length = length
        self.tag = tag
        self.lastModified = lastModified
        self.read = read
    }
}
