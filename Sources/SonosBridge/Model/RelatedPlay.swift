/// What plays all of an item (WSDL: `relatedPlay`).
public struct RelatedPlay: Sendable, Equatable {
    public let id: String
    public let itemType: SonosItemType
    public let title: String

    public init(id: String, itemType: SonosItemType, title: String) {
        self.id = id
        self.itemType = itemType
        self.title = title
    }

    /// Writes the content, in the order of the XSD.
    func write(to writer: inout XMLWriter) {
        writer.element("id", id)
        writer.element("itemType", itemType.rawValue)
        writer.element("title", title)
        writer.element("canPlay", true)
    }
}
