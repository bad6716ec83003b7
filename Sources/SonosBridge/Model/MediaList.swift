/// Some of a list's entries (WSDL: `mediaList`).
public struct MediaList: Sendable, Equatable {
    /// The number of entries before the first, as it was asked for.
    public let index: Int
    /// The number of entries there are in all.
    public let total: Int
    public let entries: [MediaEntry]
    /// Where the listener stopped.
    public var position: PositionInformation?

    public init(index: Int, total: Int, entries: [MediaEntry]) {
        self.index = index
        self.total = total
        self.entries = entries
    }

    /// Writes the content, in the order of the XSD.
    func write(to writer: inout XMLWriter) {
        writer.element("index", index)
        writer.element("count", entries.count)
        writer.element("total", Int(Int32(clamping: total)))
        position?.write(to: &writer)
        for entry in entries { entry.write(to: &writer) }
    }
}
