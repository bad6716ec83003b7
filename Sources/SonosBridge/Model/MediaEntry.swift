/// An entry of a list.
public enum MediaEntry: Sendable, Equatable {
    case collection(MediaCollection)
    case metadata(MediaMetadata)

    /// The entry's identifier.
    public var id: String {
        switch self {
        case .collection(let collection): collection.id
        case .metadata(let metadata): metadata.id
        }
    }

    /// The entry's title.
    public var title: String {
        switch self {
        case .collection(let collection): collection.title
        case .metadata(let metadata): metadata.title
        }
    }

    /// What the entry is.
    public var itemType: SonosItemType {
        switch self {
        case .collection(let collection): collection.itemType
        case .metadata(let metadata): metadata.itemType
        }
    }

    /// The entry's picture.
    public var albumArtURI: String? {
        switch self {
        case .collection(let collection): collection.albumArtURI
        case .metadata(let metadata): if case .track(let track) = metadata.content { track.albumArtURI } else { nil }
        }
    }

    func write(to writer: inout XMLWriter) {
        switch self {
        case .collection(let collection): writer.element("mediaCollection") { collection.write(to: &$0) }
        case .metadata(let metadata): writer.element("mediaMetadata") { metadata.write(to: &$0) }
        }
    }
}
