/// Something that holds other things, or leads to them (WSDL: `mediaCollection`).
public struct MediaCollection: Sendable, Equatable {
    public var id: String
    public var itemType: SonosItemType
    /// One of the display types of the presentation map.
    public var displayType: String?
    public var title: String
    public var summary: String?
    /// nil where it cannot be a favourite.
    public var isFavorite: Bool?
    public var artist: String?
    public var canScroll: Bool?
    public var canPlay: Bool?
    public var canEnumerate: Bool?
    /// Whether what it holds are the listener's favourites.
    public var containsFavorite: Bool?
    public var albumArtURI: String?
    /// Whether a player goes on where the listener stopped: audio books.
    public var canResume: Bool?
    public var total: Int?
    /// What a listener can do with it, where it is the listener's own.
    public var isOwn: Bool

    public init(id: String, itemType: SonosItemType, title: String) {
        self.id = id
        self.itemType = itemType
        self.title = title
        canPlay = itemType.isPlayable
        canEnumerate = true
        isOwn = false
    }

    /// Writes the content, in the order of the XSD.
    func write(to writer: inout XMLWriter) {
        if isOwn {
            writer.attribute("readOnly", "false")
            writer.attribute("canReorderItems", "true")
            writer.attribute("canDeleteItems", "true")
            writer.attribute("renameable", "true")
            writer.attribute("userContent", "true")
        }
        writer.element("id", id)
        writer.element("itemType", itemType.rawValue)
        writer.element("displayType", displayType)
        writer.element("title", title)
        writer.element("summary", summary)
        writer.element("isFavorite", isFavorite)
        writer.element("artist", artist)
        writer.element("canScroll", canScroll)
        writer.element("canPlay", canPlay)
        writer.element("canEnumerate", canEnumerate)
        writer.element("canAddToFavorites", isFavorite.map { _ in true })
        writer.element("containsFavorite", containsFavorite)
        writer.element("albumArtURI", albumArtURI)
        writer.element("canResume", canResume)
        writer.element("total", total.map { Int(Int32(clamping: $0)) })
    }
}
