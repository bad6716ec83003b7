/// One of the rules of an override: what a request gets when all conditions hold.
public struct TargetingRule: Hashable, Sendable {
    /// What a request gets.
    public enum Outcome: Hashable, Sendable {
        /// Always the same value.
        case value(FeatureLiteral)
        /// One of several values, the same one for the same key.
        case rollout(Rollout)
    }

    /// A name for people.
    public var name: String?
    /// The conditions; without any, the rule matches every request.
    public var when: [Condition]
    /// What a request gets.
    public var outcome: Outcome

    /// Creates a rule.
    public init(name: String? = nil, when: [Condition] = [], outcome: Outcome) {
        self.name = name
        self.when = when
        self.outcome = outcome
    }

    /// The values the rule can give.
    var values: [FeatureLiteral] {
        switch outcome {
        case .value(let value): [value]
        case .rollout(let rollout): rollout.weights.map(\.value)
        }
    }
}
