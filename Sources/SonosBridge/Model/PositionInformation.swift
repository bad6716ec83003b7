/// Where a listener stopped (WSDL: `positionInformation`).
public struct PositionInformation: Sendable, Equatable {
    /// The track.
    public let id: String
    /// The track's place in its container.
    public let index: Int
    public let offsetMillis: Int

    public init(id: String, index: Int, offsetMillis: Int) {
        self.id = id
        self.index = index
        self.offsetMillis = offsetMillis
    }

    /// Writes the element.
    func write(to writer: inout XMLWriter) {
        writer.element("positionInformation") { writer in
            writer.element("id", id)
            writer.element("index", Int(Int32(clamping: index)))
            writer.element("offsetMillis", Int(Int32(clamping: offsetMillis)))
        }
    }
}
