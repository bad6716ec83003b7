/// Why a feature has the value it has, step by step.
public struct FeatureExplanation: Hashable, Sendable {
    /// What decided, in the words of OpenFeature.
    public enum Reason: String, CaseIterable, Sendable {
        /// Nobody but the manifest, or an override that is the same for all.
        case `static` = "STATIC"
        /// There are rules, and none matched.
        case `default` = "DEFAULT"
        /// A rule matched.
        case targetingMatch = "TARGETING_MATCH"
        /// A rollout divided.
        case split = "SPLIT"
        /// The feature is killed, or a prerequisite does not hold.
        case disabled = "DISABLED"
    }

    /// What became of one override.
    public enum Verdict: Hashable, Sendable {
        /// It is about other versions.
        case otherVersions
        /// It starts later.
        case pending(Timestamp)
        /// It is over.
        case over(Timestamp)
        /// A stronger one decided before it was asked.
        case outranked
        /// It decided.
        case decided
        /// One of its rules decided.
        case matched(RuleMatch)
        /// None of its rules matched.
        case noMatch
    }

    /// A rule that decided.
    public struct RuleMatch: Hashable, Sendable {
        /// Its place among the rules of the override.
        public let place: Int
        /// Its name.
        public let name: String?
        /// How the rollout divided, when it is one.
        public let draw: Draw?
    }

    /// How a rollout divided.
    public struct Draw: Hashable, Sendable {
        /// The attribute it divides by.
        public let by: String
        /// The key of the request.
        public let key: String
        /// The bucket of the key.
        public let bucket: Int
        /// The number of buckets.
        public let buckets: Int
        /// The place of the share the bucket belongs to.
        public let share: Int
    }

    /// An override with what became of it.
    public struct Step: Hashable, Sendable {
        /// The override.
        public let override: FeatureOverride
        /// What became of it.
        public let verdict: Verdict
    }

    /// The name of the feature.
    public let flag: String
    /// The version.
    public let version: APIVersion
    /// The value by the manifest alone, prerequisites not yet judged.
    public let manifestValue: FeatureLiteral
    /// The overrides of the feature, the strongest first.
    public let steps: [Step]
    /// The prerequisites that do not hold.
    public let missing: [FeaturePrerequisite]
    /// What is wrong with the overrides of the feature.
    public let degradations: [Degradation]
    /// The value.
    public let value: FeatureLiteral
    /// What decided.
    public let reason: Reason
}
