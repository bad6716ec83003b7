@testable import VersionService

/// The features of a request worked out in the plainest way, from the definitions alone: nothing is prepared, folded or shared.
struct ReferenceEvaluator {
    let manifest: VersionManifest
    let overrides: Overrides
    let instant: Timestamp

    func value(of flag: String, in version: APIVersion, _ context: EvaluationContext) -> FeatureLiteral? {
        guard let feature = manifest.feature(named: flag), let value = unsettled(feature, version, context) else { return nil }
        let isHeld = feature.requires.allSatisfy { need in
            manifest.feature(named: need.flag).flatMap { unsettled($0, version, context) } == need.equals
        }
        return isHeld ? value : feature.off
    }

    private func unsettled(_ feature: FeatureDefinition, _ version: APIVersion, _ context: EvaluationContext) -> FeatureLiteral? {
        guard let definition = manifest[version] else { return nil }
        let inForce = overrides.features.filter { override in
            override.flag == feature.name && override.versions.contains(version)
                && override.schedule.startsAt ?? instant <= instant
                && instant < override.schedule.endsAt ?? Timestamp(secondsSinceEpoch: .max)
        }
        if inForce.contains(where: { $0.action == .kill }) { return feature.off }
        for isNamed in [true, false] {
            for override in inForce where (override.versions != .all) == isNamed {
                if case .set(let value) = override.action { return value }
                if case .rules(let rules) = override.action, let value = value(rules, feature, context) { return value }
            }
        }
        if feature.derived != nil { return .boolean(definition.status(at: instant) <= .deprecated) }
        for number in stride(from: version.number, through: 1, by: -1) {
            if let value = manifest[APIVersion(number: number)]?.set[feature.name] { return value }
        }
        return feature.default
    }

    private func value(_ rules: [TargetingRule], _ feature: FeatureDefinition, _ context: EvaluationContext) -> FeatureLiteral? {
        for rule in rules where rule.when.allSatisfy({ holds($0, context) }) {
            switch rule.outcome {
            case .value(let value): return value
            case .rollout(let rollout):
                guard case .string(let key)? = attribute(rollout.by ?? "targetingKey", context) else { continue }
                let sum = rollout.weights.reduce(0) { $0 + $1.weight }
                let bucket = Int(UInt64(Murmur3.hash((rollout.seed ?? feature.name) + key)) * UInt64(sum) / (1 << 32))
                var end = 0
                for share in rollout.weights {
                    end += share.weight
                    if bucket < end { return share.value }
                }
            }
        }
        return nil
    }

    private func attribute(_ name: String, _ context: EvaluationContext) -> AttributeValue? {
        switch name {
        case "targetingKey": context.targetingKey.map(AttributeValue.string)
        case "platform": context.platform.map(AttributeValue.string)
        case "now": .string(instant.iso8601)
        default: context.attributes[name]
        }
    }

    /// Only the comparisons that the model test makes use of.
    private func holds(_ condition: Condition, _ context: EvaluationContext) -> Bool {
        let value = attribute(condition.attribute, context)
        let result =
            switch (condition.comparison, value) {
            case (.in, let value): condition.values.contains { $0 == value }
            case (.notIn, let value): !condition.values.contains { $0 == value }
            case (.exists, let value): value != nil
            case (.gte, .number(let number)?):
                condition.values.contains { if case .number(let other) = $0 { number >= other } else { false } }
            // Instants in UTC are in the order of their texts.
            case (.after, .string(let text)?): condition.values.contains { text > $0.description }
            case (.segment, _):
                condition.values.contains { name in (overrides.segments[name.description] ?? []).allSatisfy { holds($0, context) } }
            default: false
            }
        return result != condition.isNegated
    }
}
