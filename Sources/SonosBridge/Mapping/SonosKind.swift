/// What a type of screen is to a player.
public struct SonosKind: Sendable, Equatable {
    /// What a track's metadata say of a screen that the track's menu leads to.
    public enum Role: Sendable, Equatable {
        case album, artist, composer
    }

    public var itemType: SonosItemType
    public var displayType: SonosDisplayType?
    public var role: Role?
    /// Whether lists on such screens are sorted by title, so that a player can offer the alphabet to scroll by.
    public var isAlphabetical: Bool

    public init(_ itemType: SonosItemType, displayType: SonosDisplayType? = nil, role: Role? = nil, isAlphabetical: Bool = false) {
        self.itemType = itemType
        self.displayType = displayType
        self.role = role
        self.isAlphabetical = isAlphabetical
    }
}
