public import VersionService

/// What the catalogue says of one member of a component or action.
public struct PropertyDefinition: Sendable, Hashable {
    /// The member's path (`text.subtitle`, `events.tap`).
    public let path: String
    public let isRequired: Bool
    public let since: SemanticVersion
    public let deprecated: SemanticVersion?
    public let removed: SemanticVersion?
    /// Whether the member is one of a closed list of texts, each of which clients have code for.
    public let isClosedList: Bool

    public init(
        _ path: String, required isRequired: Bool = false, since: SemanticVersion, deprecated: SemanticVersion? = nil,
        removed: SemanticVersion? = nil, closedList isClosedList: Bool = false
    ) {
        self.path = path
        self.isRequired = isRequired
        self.since = since
        self.deprecated = deprecated
        self.removed = removed
        self.isClosedList = isClosedList
    }
}
