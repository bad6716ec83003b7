/// What a player does after a rating (WSDL: `itemRating`).
public struct ItemRating: Sendable, Equatable {
    public let shouldSkip: Bool
    /// What the player says: an identifier in `strings.xml`.
    public let messageStringID: String?

    public init(shouldSkip: Bool = false, messageStringID: String?) {
        self.shouldSkip = shouldSkip
        self.messageStringID = messageStringID
    }

    /// Writes the content, in the order of the XSD.
    func write(to writer: inout XMLWriter) {
        writer.element("shouldSkip", shouldSkip)
        writer.element("messageStringId", messageStringID)
    }
}
