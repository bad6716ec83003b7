/// A new stage, or new dates, of a version, until `versions.json` says the same.
///
/// What is left out stays as the file has it. When the stage is one that cannot have a date the file gives, that date is not looked at.
public struct LifecycleOverride: Hashable, Sendable, Identifiable {
    /// The name of the override, unique in its document.
    public var id: String
    /// The version.
    public var version: APIVersion
    /// Its stage.
    public var status: VersionStatus?
    /// When it becomes deprecated.
    public var deprecatedAt: Timestamp?
    /// When it is going to stop working.
    public var sunsetAt: Timestamp?
    /// When it stopped working.
    public var retiredAt: Timestamp?
    /// The version its clients should move to.
    public var successor: APIVersion?
    /// What its users are told.
    public var notice: VersionNotice?
    /// Who made it, and why.
    public var provenance: Provenance

    /// Creates an override.
    public init(
        id: String,
        version: APIVersion,
        status: VersionStatus? = nil,
        deprecatedAt: Timestamp? = nil,
        sunsetAt: Timestamp? = nil,
        retiredAt: Timestamp? = nil,
        successor: APIVersion? = nil,
        notice: VersionNotice? = nil,
        provenance: Provenance
    ) {
        self.id = id
        self.version = version
        self.status = status
        self.deprecatedAt = deprecatedAt
        self.sunsetAt = sunsetAt
        self.retiredAt = retiredAt
        self.successor = successor
        self.notice = notice
        self.provenance = provenance
    }

    /// The version as it is with this override.
    func applied(to definition: VersionDefinition) -> VersionDefinition {
        let status = status ?? definition.status
        let isPlain = status == .beta || status == .current || status == .supported && self.status != nil && deprecatedAt == nil
        return VersionDefinition(
            id: definition.id, status: status, releasedAt: definition.releasedAt, inherits: definition.inherits, set: definition.set,
            unset: definition.unset, changes: definition.changes,
            deprecatedAt: deprecatedAt ?? (isPlain ? nil : definition.deprecatedAt),
            sunsetAt: sunsetAt ?? (isPlain ? nil : definition.sunsetAt),
            retiredAt: status == .retired ? retiredAt ?? definition.retiredAt : nil,
            successor: successor ?? definition.successor, notice: notice ?? definition.notice,
            minAppVersion: definition.minAppVersion, capability: definition.capability
        )
    }
}
