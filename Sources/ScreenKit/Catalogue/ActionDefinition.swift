public import VersionService

/// What the catalogue says of one type of action.
public struct ActionDefinition: Sendable {
    public let type: ActionType
    /// What it does, in a sentence.
    public let summary: String
    public let since: SemanticVersion
    public let deprecated: SemanticVersion?
    public let removed: SemanticVersion?

    public init(
        _ type: ActionType, _ summary: String, since: SemanticVersion, deprecated: SemanticVersion? = nil, removed: SemanticVersion? = nil
    ) {
        self.type = type
        self.summary = summary
        self.since = since
        self.deprecated = deprecated
        self.removed = removed
    }
}
