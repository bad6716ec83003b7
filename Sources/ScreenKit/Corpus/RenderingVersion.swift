public import VersionService

/// What makes a version's answers its own: features, capabilities, and what it says about its end.
public struct RenderingVersion: Sendable, Hashable {
    public let id: APIVersion
    public var features: FeatureSet
    public var capabilities: Capabilities
    /// What users of a deprecated version are told.
    public var notice: VersionNotice?
    /// A retired version shows one screen in place of all.
    public let isRetired: Bool

    public init(
        _ id: APIVersion, features: FeatureSet, capabilities: Capabilities = Capabilities([:]), notice: VersionNotice? = nil,
        isRetired: Bool = false
    ) {
        self.id = id
        self.features = features
        self.capabilities = capabilities
        self.notice = notice
        self.isRetired = isRetired
    }

    /// A version of the manifest with the features that are in force.
    public init(_ definition: VersionDefinition, features: FeatureSet) {
        self.init(
            definition.id, features: features, capabilities: Capabilities(definition.capability), notice: definition.notice,
            isRetired: definition.status == .retired)
    }
}
