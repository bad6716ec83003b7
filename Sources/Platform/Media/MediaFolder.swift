import Glibc
import NIOPosix

/// A folder of files named by their tracks.
///
/// The file of the track `gould-goldberg-variations-1982-3` is `gould-goldberg-variations-1982-3.flac` in the folder itself or in a
/// folder of its album, which is the track's name up to its last hyphen: `gould-goldberg-variations-1982/`. Where there are several,
/// the folder itself comes first, then the order of ``mediaTypes``. Links are not followed: they could lead anywhere.
public struct MediaFolder: MediaSource {
    /// The types that are served, by the suffix of a file's name.
    ///
    /// Those that speakers name as supported (https://docs.sonos.com/docs/supported-audio-formats), and WAV.
    public static let mediaTypes: [(suffix: String, mediaType: String)] = [
        ("flac", "audio/flac"), ("mp3", "audio/mpeg"), ("m4a", "audio/mp4"), ("mp4", "audio/mp4"), ("aac", "audio/aac"),
        ("ogg", "application/ogg"), ("wma", "audio/x-ms-wma"), ("wav", "audio/wav"),
    ]

    private let path: String
    private let pool = NIOThreadPool.singleton

    private static let maximumNameLength = 200

    /// Names a folder.
    ///
    /// - Throws: ``MediaFolderError`` if it is not there or cannot be read.
    public init(path: String) throws(MediaFolderError) {
        self.path = path
        do throws(SystemError) {
            _ = try FolderDescriptor(path: path)
            guard access(path, R_OK | X_OK) == 0 else { throw SystemError(errno) }
        } catch {
            throw MediaFolderError(path: path, reason: error.description)
        }
    }

    /// - Throws: ``MediaFolderError`` if the folder is there no more, or a file cannot be opened.
    public func recording(_ track: String) async throws -> Recording? {
        guard Self.isPlain(track) else { return nil }
        guard let (file, mediaType) = try await pool.runIfActive({ [path] in try Self.find(track, in: path) }) else { return nil }
        let pool = pool
        return Recording(mediaType: mediaType, length: file.state.size, tag: file.state.tag, lastModified: file.state.lastModified) {
            range in
            // Disks may take their time, and event loops have none.
            try await pool.runIfActive { try file.read(range) }
        }
    }

    /// Whether a name is made of what names of files may safely be made of: no separator, and no dot in front.
    private static func isPlain(_ track: String) -> Bool {
        guard let first = track.utf8.first, ASCII.isAlphanumeric(first), track.utf8.count <= maximumNameLength else { return false }
        return track.utf8.allSatisfy { byte in
            ASCII.isAlphanumeric(byte) || byte == UInt8(ascii: "-") || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ".")
        }
    }

    private static func find(_ track: String, in path: String) throws(MediaFolderError) -> (file: MediaFile, mediaType: String)? {
        do throws(SystemError) {
            let folder = try FolderDescriptor(path: path)
            if let found = try find(track, in: folder) { return found }
            guard let hyphen = track.lastIndex(of: "-"), let album = try folder.folder(String(track[..<hyphen])) else { return nil }
            return try find(track, in: album)
        } catch {
            throw MediaFolderError(path: path, reason: error.description)
        }
    }

    private static func find(
        _ track: String, in folder: borrowing FolderDescriptor
    ) throws(SystemError) -> (file: MediaFile, mediaType: String)? {
        for type in mediaTypes {
            if let file = try MediaFile(opening: "\(track).\(type.suffix)", in: folder) { return (file, type.mediaType) }
        }
        return nil
    }
}
