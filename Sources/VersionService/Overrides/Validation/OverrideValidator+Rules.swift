/// The rules of an override, and segments.
extension OverrideValidator {
    /// O010, O020 and O021, and the conditions of the rules.
    mutating func check(_ rules: [TargetingRule], of override: FeatureOverride, _ pointer: JSONPointer) {
        for (place, rule) in rules.enumerated() {
            let pointer = pointer.appending(place)
            check(rule.when, about: override, pointer.appending("when"))
            if case .rollout(let rollout) = rule.outcome, Buckets(weights: rollout.weights.map(\.weight)) == nil {
                let sum = rollout.weights.reduce(0) { $0.addingReportingOverflow($1.weight).partialValue }
                add(
                    .weights, "the weights have the sum \(sum); it has to be from 1 to \(Rollout.maximumWeight)",
                    at: pointer.appending("serve").appending("rollout").appending("weights"), about: override)
            }
            if case .rollout(let rollout) = rule.outcome, let by = rollout.by {
                checkSpelling(of: by, about: override, pointer.appending("serve").appending("rollout").appending("by"))
            }
            if rule.matchesAll, place < rules.count - 1 {
                add(
                    .unreachableRule, "this rule matches every request, so that those after it are never asked; move it to the end",
                    at: pointer, about: override)
            }
        }
        if rules.reduce(0, { $0 + expandedCount($1.when, depth: 0) }) > OverrideLimits.expandedConditions {
            add(
                .complexity,
                "with their segments the rules have more than \(OverrideLimits.expandedConditions) conditions; merge values into lists",
                at: pointer, about: override)
        }
    }

    /// O011 to O013 and O022: segments.
    mutating func checkSegments() {
        for (name, conditions) in overrides.segments.sorted(by: { $0.key < $1.key }) {
            let pointer = JSONPointer(["segments", name])
            check(conditions, about: nil, pointer)
            if reaches(name, from: name) {
                add(.segmentCycle, "the segment `\(name)` contains itself; take it out of the segments it names", at: pointer)
            }
        }
    }

    private mutating func check(_ conditions: [Condition], about override: FeatureOverride?, _ pointer: JSONPointer) {
        for (place, condition) in conditions.enumerated() {
            let pointer = pointer.appending(place)
            guard condition.comparison != .segment else {
                checkSegmentNames(condition, about: override, pointer)
                continue
            }
            checkSpelling(of: condition.attribute, about: override, pointer.appending("attribute"))
            guard let expected = condition.expectedValues, !condition.values.isEmpty, condition.values.allSatisfy(expected.accepts) else {
                if let expected = condition.expectedValues {
                    add(
                        .conditionValues, "`\(condition.comparison.rawValue)` needs \(expected.inWords)",
                        at: pointer.appending("values"), about: override)
                }
                continue
            }
        }
    }

    private mutating func checkSegmentNames(_ condition: Condition, about override: FeatureOverride?, _ pointer: JSONPointer) {
        if condition.values.isEmpty {
            add(.conditionValues, "`segment` needs the name of at least one segment", at: pointer.appending("values"), about: override)
        }
        for (place, value) in condition.values.enumerated() {
            let pointer = pointer.appending("values").appending(place)
            guard case .string(let name) = value, overrides.segments[name] != nil else {
                let advice = Suggestion.text(for: value.description, among: overrides.segments.keys)
                add(.unknownSegment, "there is no segment `\(value)`\(advice)", at: pointer, about: override)
                continue
            }
            if override != nil, reaches(name, from: name) {
                add(.segmentCycle, "the segment `\(name)` contains itself", at: pointer, about: override)
            }
        }
    }

    private mutating func checkSpelling(of attribute: String, about override: FeatureOverride?, _ pointer: JSONPointer) {
        guard case .custom = Attribute(named: attribute) else { return }
        let advice = Suggestion.text(for: attribute, among: Attribute.known.map(\.name))
        guard !advice.isEmpty else { return }
        add(.unusualAttribute, "the platform fills in no attribute `\(attribute)`\(advice)", at: pointer, about: override)
    }

    /// Whether the segments that `start` names, and those they name, include `name`.
    private func reaches(_ name: String, from start: String) -> Bool {
        var seen: Set<String> = []
        var open = [start]
        while let current = open.popLast() {
            for next in (overrides.segments[current] ?? []).flatMap(\.segmentNames) {
                if next == name { return true }
                if seen.insert(next).inserted { open.append(next) }
            }
        }
        return false
    }

    /// How many conditions there are once segments are put in place; counting stops beyond the limit.
    private func expandedCount(_ conditions: [Condition], depth: Int) -> Int {
        guard depth <= OverrideLimits.segments else { return OverrideLimits.expandedConditions + 1 }
        var count = 0
        for condition in conditions where count <= OverrideLimits.expandedConditions {
            count += 1
            for name in condition.segmentNames where count <= OverrideLimits.expandedConditions {
                count += expandedCount(overrides.segments[name] ?? [], depth: depth + 1)
            }
        }
        return count
    }
}

extension TargetingRule {
    /// Whether the rule gives every request that has the attributes it needs a value.
    var matchesAll: Bool {
        guard when.isEmpty, case .value = outcome else { return false }
        return true
    }
}

extension Condition {
    /// The segments it names.
    var segmentNames: [String] {
        guard comparison == .segment else { return [] }
        return values.compactMap { if case .string(let name) = $0 { name } else { nil } }
    }

    /// What its values have to be; `nil` where they do not matter.
    fileprivate var expectedValues: ExpectedValues? {
        switch comparison {
        case .in, .notIn: .any
        case .startsWith, .endsWith, .contains: .texts
        case .semverEq, .semverLt, .semverLte, .semverGt, .semverGte: .releases
        case .lt, .lte, .gt, .gte: .numbers
        case .before, .after: .instants
        case .exists, .segment: nil
        }
    }
}

/// The values that an operator can compare.
private enum ExpectedValues {
    case any, texts, releases, numbers, instants

    var inWords: String {
        switch self {
        case .any: "at least one value"
        case .texts: "at least one string, and strings only"
        case .releases: "at least one release number such as \"6.1.0\", as a string"
        case .numbers: "at least one number, and numbers only"
        case .instants: "at least one instant in UTC such as \"2026-11-21T00:00:00Z\""
        }
    }

    func accepts(_ value: AttributeValue) -> Bool {
        switch (self, value) {
        case (.any, _), (.texts, .string), (.numbers, .number): true
        case (.releases, .string(let text)): ReleaseNumber(text) != nil
        case (.instants, .string(let text)): Timestamp(text) != nil
        default: false
        }
    }
}
