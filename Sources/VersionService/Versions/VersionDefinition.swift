/// A version of the API as `versions.json` defines it.
public struct VersionDefinition: Hashable, Sendable, Identifiable {
    /// The name of the version.
    public let id: APIVersion
    /// The stage written in the file; ``VersionLifecycle`` says what it amounts to at a given instant.
    public let status: VersionStatus
    /// The day of the first release.
    public let releasedAt: Timestamp
    /// The version this one differs from, when it is not the entry before it.
    public let inherits: APIVersion?
    /// The features that get a new value in this version.
    public let set: [String: FeatureLiteral]
    /// The features that go back to their default in this version.
    public let unset: [String]
    /// What changed for the developers of clients.
    public let changes: [VersionChange]
    /// When the version becomes deprecated, or became so; in the future while the deprecation is only announced.
    public let deprecatedAt: Timestamp?
    /// When the version is going to stop working.
    public let sunsetAt: Timestamp?
    /// When the version stopped working.
    public let retiredAt: Timestamp?
    /// The version its clients should move to.
    public let successor: APIVersion?
    /// What users of the version are told while it is deprecated.
    public let notice: VersionNotice?
    /// The first app release that speaks this version, by platform.
    public let minAppVersion: [AppPlatform: SemanticVersion]
    /// The version of each component set its clients know, the sets inherited from the version before included.
    public let capability: [String: SemanticVersion]
}
