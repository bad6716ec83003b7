/// One change of one feature, in some versions, for some time.
public struct FeatureOverride: Hashable, Sendable, Identifiable {
    /// What is done to the feature.
    public enum Action: Hashable, Sendable {
        /// It has its `off` value, before anything else is looked at.
        case kill
        /// It has this value.
        case set(FeatureLiteral)
        /// The first rule that matches a request says what it has.
        case rules([TargetingRule])
    }

    /// The name of the override, unique in its document.
    public var id: String
    /// The name of the feature.
    public var flag: String
    /// The versions it is about.
    public var versions: VersionSelector
    /// What is done to the feature.
    public var action: Action
    /// When it is in force.
    public var schedule: Schedule
    /// Who made it, and why.
    public var provenance: Provenance

    /// Creates an override.
    public init(
        id: String,
        flag: String,
        versions: VersionSelector = .all,
        action: Action,
        schedule: Schedule = Schedule(),
        provenance: Provenance
    ) {
        self.id = id
        self.flag = flag
        self.versions = versions
        self.action = action
        self.schedule = schedule
        self.provenance = provenance
    }
}

extension FeatureOverride {
    /// How strong an override is: a kill beats one for named versions, which beats one for all versions.
    public enum Precedence: Int, Comparable, Sendable {
        case allVersions, namedVersions, kill

        public static func < (left: Precedence, right: Precedence) -> Bool {
            left.rawValue < right.rawValue
        }
    }

    /// How strong this override is.
    public var precedence: Precedence {
        if isKill { return .kill }
        return versions == .all ? .allVersions : .namedVersions
    }

    /// Whether this override kills its feature.
    public var isKill: Bool { action == .kill }

    /// The values it can give to the feature, the `off` of a kill aside.
    var values: [FeatureLiteral] {
        switch action {
        case .kill: []
        case .set(let value): [value]
        case .rules(let rules): rules.flatMap(\.values)
        }
    }
}
