/// The rules of one version, flattened into records without references.
///
/// Asking a tree of values costs a count up and down for every value it hands out, several times what the comparisons cost. Here a request
/// copies the attributes that are asked for once, and everything else is arithmetic on arrays.
final class RuleProgram: Sendable {
    /// Places in another array.
    struct Span: Sendable {
        var start: Int32
        var end: Int32
    }

    /// What a condition asks.
    enum Operation: UInt8, Sendable {
        case exists, oneOf, startsWith, endsWith, contains, release, number, instant, segments
    }

    /// A condition, or one of a segment.
    struct Condition: Sendable {
        let operation: Operation
        let ordering: CompiledCondition.Ordering
        let isNegated: Bool
        /// The place of the attribute among ``attributes``.
        let slot: Int32
        /// Its operands; the groups of a condition about segments.
        let operands: Span
    }

    /// What attributes are compared with.
    struct Operand: Sendable {
        enum Kind: UInt8, Sendable {
            case text, number, boolean, instant, release
        }

        let kind: Kind
        /// The bytes of a text.
        var text = Span(start: 0, end: 0)
        /// A number; 1 and 0 for true and false.
        var number = 0.0
        /// The seconds of an instant; the place of a release number among ``releases``.
        var integer: Int64 = 0
        /// A release number, if it is a plain one.
        var plain: ReleaseNumber.Plain?
    }

    /// One rule.
    struct Rule: Sendable {
        let conditions: Span
        /// The place of the rollout among ``rollouts``; -1 for a rule with one value.
        let rollout: Int32
        let value: Int64
    }

    /// A rollout.
    struct Rollout: Sendable {
        let slot: Int32
        /// What is hashed in front of the key, hashed already.
        let prefix: Murmur3
        /// For each share, the first bucket beyond it, and at the same place the value.
        let shares: Span
    }

    /// A feature with its rules, in the order they are asked.
    struct Feature: Sendable {
        let index: Int
        let rules: Span
    }

    /// The records while a program is put together.
    struct Draft {
        var attributes: [Attribute] = []
        var releaseSlots: [Bool] = []
        var features: [Feature] = []
        var rules: [Rule] = []
        var conditions: [Condition] = []
        var groups: [Span] = []
        var operands: [Operand] = []
        var texts: [UInt8] = []
        var releases: [ReleaseNumber] = []
        var rollouts: [Rollout] = []
        var ends: [UInt32] = []
        var values: [Int64] = []
    }

    /// The attributes that are asked for.
    let attributes: [Attribute]
    /// Whether each of the attributes is compared as a release number.
    let releaseSlots: [Bool]
    /// The places of the features it decides about.
    let featureIndices: [Int]
    let features: FrozenArray<Feature>
    let rules: FrozenArray<Rule>
    let conditions: FrozenArray<Condition>
    /// The conditions of segments.
    let groups: FrozenArray<Span>
    let operands: FrozenArray<Operand>
    /// The bytes of all texts.
    let texts: FrozenArray<UInt8>
    let releases: FrozenArray<ReleaseNumber>
    let rollouts: FrozenArray<Rollout>
    let ends: FrozenArray<UInt32>
    let values: FrozenArray<Int64>

    init(_ draft: Draft) {
        attributes = draft.attributes
        releaseSlots = draft.releaseSlots
        featureIndices = draft.features.map(\.index)
        features = FrozenArray(draft.features)
        rules = FrozenArray(draft.rules)
        conditions = FrozenArray(draft.conditions)
        groups = FrozenArray(draft.groups)
        operands = FrozenArray(draft.operands)
        texts = FrozenArray(draft.texts)
        releases = FrozenArray(draft.releases)
        rollouts = FrozenArray(draft.rollouts)
        ends = FrozenArray(draft.ends)
        values = FrozenArray(draft.values)
    }
}

extension RuleProgram.Span {
    /// The places from `start` to the end of an array.
    init(from start: Int, to end: Int) {
        self.init(start: Int32(start), end: Int32(end))
    }

    var range: Range<Int> { Int(start)..<Int(end) }

    var count: Int { Int(end - start) }
}
