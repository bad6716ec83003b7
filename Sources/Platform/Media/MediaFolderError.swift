/// Why a folder of recordings cannot be used.
public struct MediaFolderError: Error, Hashable, Sendable {
    public let path: String
    /// The system's own words for it.
    public let reason: String
}

extension MediaFolderError: CustomStringConvertible {
    /// What is wrong and what to do about it.
    public var description: String {
        "Cannot read recordings in '\(path)': \(reason). Name a folder that exists and that the server may read, or none."
    }
}
