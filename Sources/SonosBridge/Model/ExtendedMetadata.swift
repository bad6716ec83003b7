/// Everything there is to know of an item (WSDL: `extendedMetadata`).
public struct ExtendedMetadata: Sendable, Equatable {
    /// A name and what it leads to.
    public struct Related: Sendable, Equatable {
        public let id: String
        /// One of the names that players have a title for in `strings.xml`.
        public let type: String

        public init(id: String, type: String) {
            self.id = id
            self.type = type
        }
    }

    public var entry: MediaEntry
    /// Further things to browse.
    public var browse: [Related] = []
    /// Texts to ask for with `getExtendedMetadataText`.
    public var texts: [Related] = []
    /// What plays all of it.
    public var play: RelatedPlay?
    public var actions: [SonosAction] = []

    public init(entry: MediaEntry) {
        self.entry = entry
    }

    /// Writes the content, in the order of the XSD.
    func write(to writer: inout XMLWriter) {
        entry.write(to: &writer)
        for related in browse { writer.element("relatedBrowse") { Self.write(related, to: &$0) } }
        for related in texts { writer.element("relatedText") { Self.write(related, to: &$0) } }
        if let play { writer.element("relatedPlay") { play.write(to: &$0) } }
        writer.elementUnlessEmpty("relatedActions") { writer in
            for action in actions { writer.element("action") { action.write(to: &$0) } }
        }
    }

    private static func write(_ related: Related, to writer: inout XMLWriter) {
        writer.element("id", related.id)
        writer.element("type", related.type)
    }
}
