/// How a player shows lists of a kind of thing (presentationmap.xsd: `DisplayType`).
public struct SonosDisplayType: Sendable, Hashable {
    /// The arrangement of a list.
    public enum Mode: String, Sendable, CaseIterable {
        case grid = "GRID"
        case list = "LIST"
    }

    /// The name that items refer to it by.
    public let id: String
    public let mode: Mode

    public init(_ id: String, _ mode: Mode) {
        self.id = id
        self.mode = mode
    }
}
