public import VersionService

/// What the catalogue says of one type of component.
public struct ComponentDefinition: Sendable {
    public let type: ComponentType
    /// What it is for, in a sentence.
    public let summary: String
    /// Whether it has children; an unknown container loses its whole content, so it is never sent to a client without it.
    public let isContainer: Bool
    public let since: SemanticVersion
    public let deprecated: SemanticVersion?
    public let removed: SemanticVersion?
    public let properties: [PropertyDefinition]

    public init(
        _ type: ComponentType, _ summary: String, since: SemanticVersion, isContainer: Bool = false, deprecated: SemanticVersion? = nil,
        removed: SemanticVersion? = nil, properties: [PropertyDefinition]
    ) {
        self.type = type
        self.summary = summary
        self.isContainer = isContainer
        self.since = since
        self.deprecated = deprecated
        self.removed = removed
        self.properties = properties
    }

    /// The set of capabilities the type belongs to: its namespace.
    public var capabilitySet: String {
        String(type.rawValue.prefix { $0 != "." })
    }
}
