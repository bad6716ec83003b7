/// Makes rules ready to be asked often.
struct RuleCompiler {
    let feature: FeatureDescriptor
    let segments: [String: [Condition]]
    let instant: Timestamp
    /// The instants at which a condition about the time of the evaluation changes.
    private(set) var boundaries: [Timestamp] = []

    init(_ feature: FeatureDescriptor, segments: [String: [Condition]], at instant: Timestamp) {
        self.feature = feature
        self.segments = segments
        self.instant = instant
    }

    /// The rules of an override that can match some request.
    mutating func compile(_ override: FeatureOverride) -> [CompiledRule] {
        guard case .rules(let rules) = override.action else { return [] }
        var compiled: [CompiledRule] = []
        for (place, rule) in rules.enumerated() {
            guard let conditions = compile(rule.when, depth: 0), let outcome = compile(rule.outcome) else { continue }
            compiled.append(CompiledRule(override: override.id, place: place, conditions: conditions, outcome: outcome))
            if compiled.last?.constant != nil { break }
        }
        return compiled
    }

    private func compile(_ outcome: TargetingRule.Outcome) -> CompiledRule.Outcome? {
        switch outcome {
        case .value(let value):
            return feature.type.storedValue(of: value).map(CompiledRule.Outcome.value)
        case .rollout(let rollout):
            let values = rollout.weights.compactMap { feature.type.storedValue(of: $0.value) }
            guard let buckets = Buckets(weights: rollout.weights.map(\.weight)), values.count == rollout.weights.count else { return nil }
            let by = rollout.by.map { Attribute(named: $0) } ?? .targetingKey
            return .rollout(CompiledRollout(by: by, seed: rollout.seed ?? feature.name, buckets: buckets, values: values))
        }
    }

    /// The conditions that are not settled yet, or `nil` when one of them never holds.
    private mutating func compile(_ conditions: [Condition], depth: Int) -> [CompiledCondition]? {
        var compiled: [CompiledCondition] = []
        var isPossible = true
        for condition in conditions {
            let result = CompiledCondition(test: test(for: condition, depth: depth), isNegated: condition.isOpposite)
            if case .constant(let value) = result.test {
                isPossible = isPossible && value != result.isNegated
            } else {
                compiled.append(result)
            }
        }
        return isPossible ? compiled : nil
    }

    private mutating func test(for condition: Condition, depth: Int) -> CompiledCondition.Test {
        let attribute = Attribute(named: condition.attribute)
        let texts = condition.values.compactMap { if case .string(let text) = $0 { text } else { nil } }
        switch condition.comparison {
        case .segment:
            return segmentTest(texts, depth: depth)
        case _ where attribute == .now:
            return .constant(isTrueNow(condition.comparison, texts))
        case .in, .notIn:
            if texts.count == 1, condition.values.count == 1 { return .equals(attribute, texts[0]) }
            return .oneOf(attribute, condition.values)
        case .startsWith: return .startsWith(attribute, texts)
        case .endsWith: return .endsWith(attribute, texts)
        case .contains: return .contains(attribute, texts)
        case .semverEq: return .release(attribute, .equal, texts.compactMap { ReleaseNumber($0) })
        case .semverLt: return .release(attribute, .less, texts.compactMap { ReleaseNumber($0) })
        case .semverLte: return .release(attribute, .lessOrEqual, texts.compactMap { ReleaseNumber($0) })
        case .semverGt: return .release(attribute, .greater, texts.compactMap { ReleaseNumber($0) })
        case .semverGte: return .release(attribute, .greaterOrEqual, texts.compactMap { ReleaseNumber($0) })
        case .lt: return .number(attribute, .less, condition.numbers)
        case .lte: return .number(attribute, .lessOrEqual, condition.numbers)
        case .gt: return .number(attribute, .greater, condition.numbers)
        case .gte: return .number(attribute, .greaterOrEqual, condition.numbers)
        case .before: return .instant(attribute, .less, texts.compactMap { Timestamp($0) })
        case .after: return .instant(attribute, .greater, texts.compactMap { Timestamp($0) })
        case .exists: return .exists(attribute)
        }
    }

    private mutating func segmentTest(_ names: [String], depth: Int) -> CompiledCondition.Test {
        // Cycles have been refused; this keeps a mistake there from hanging a node.
        guard depth < OverrideLimits.segments else { return .constant(false) }
        var alternatives: [[CompiledCondition]] = []
        for name in names {
            guard let conditions = segments[name], let compiled = compile(conditions, depth: depth + 1) else { continue }
            if compiled.isEmpty { return .constant(true) }
            alternatives.append(compiled)
        }
        return alternatives.isEmpty ? .constant(false) : .segments(alternatives)
    }

    /// Settles a condition about the time, and keeps the instants at which it changes.
    private mutating func isTrueNow(_ comparison: Condition.Comparison, _ texts: [String]) -> Bool {
        let instants = texts.compactMap { Timestamp($0) }
        switch comparison {
        case .before:
            boundaries += instants
            return instants.contains { instant < $0 }
        case .after:
            boundaries += instants.map { Timestamp(secondsSinceEpoch: $0.secondsSinceEpoch + 1) }
            return instants.contains { instant > $0 }
        default:
            return comparison == .exists
        }
    }
}

extension Condition {
    fileprivate var numbers: [Double] {
        values.compactMap { if case .number(let number) = $0 { number } else { nil } }
    }

    /// Whether the opposite of the test has to be true; `notIn` is the opposite of `in`.
    fileprivate var isOpposite: Bool { isNegated != (comparison == .notIn) }
}
