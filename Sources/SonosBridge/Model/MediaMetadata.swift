/// Something that plays (WSDL: `mediaMetadata`).
public struct MediaMetadata: Sendable, Equatable {
    /// What is known of it, by what it is.
    public enum Content: Sendable, Equatable {
        case track(TrackMetadata)
        case stream(StreamMetadata)
    }

    /// A name and its value, which the presentation map can match (WSDL: `property`).
    public struct Property: Sendable, Equatable {
        public let name: String
        public let value: String

        public init(name: String, value: String) {
            self.name = name
            self.value = value
        }
    }

    public var id: String
    public var displayType: String?
    public var title: String
    public var summary: String?
    /// nil where it cannot be a favourite.
    public var isFavorite: Bool?
    /// Where the listener stopped.
    public var position: PositionInformation?
    public var mimeType: String
    public var content: Content
    /// What the presentation map matches, by name (WSDL: `dynamic`).
    public var properties: [Property] = []

    public init(id: String, title: String, mimeType: String, content: Content) {
        self.id = id
        self.title = title
        self.mimeType = mimeType
        self.content = content
    }

    /// A track or a stream.
    public var itemType: SonosItemType {
        if case .track = content { .track } else { .stream }
    }

    /// Writes the content, in the order of the XSD.
    func write(to writer: inout XMLWriter) {
        writer.element("id", id)
        writer.element("itemType", itemType.rawValue)
        writer.element("displayType", displayType)
        writer.element("title", title)
        writer.element("summary", summary)
        writer.element("isFavorite", isFavorite)
        position?.write(to: &writer)
        writer.element("mimeType", mimeType)
        switch content {
        case .track(let track): writer.element("trackMetadata") { track.write(to: &$0, isFavorite: isFavorite) }
        case .stream(let stream): writer.element("streamMetadata") { stream.write(to: &$0) }
        }
        writer.elementUnlessEmpty("dynamic") { writer in
            for property in properties {
                writer.element("property") { writer in
                    writer.element("name", property.name)
                    writer.element("value", property.value)
                }
            }
        }
    }
}
