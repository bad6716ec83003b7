/// Flattens compiled rules into a draft.
struct RuleAssembler {
    private var draft = RuleProgram.Draft()
    private var slots: [Attribute: Int32] = [:]

    /// What has been put together.
    var program: RuleProgram { RuleProgram(draft) }

    /// Adds the rules of a feature.
    mutating func add(_ rules: [CompiledRule], ofFeatureAt index: Int) {
        // Conditions are added before the rules that point to them.
        let records = rules.map { record($0) }
        let start = draft.rules.count
        draft.rules += records
        draft.features.append(RuleProgram.Feature(index: index, rules: RuleProgram.Span(from: start, to: draft.rules.count)))
    }

    private mutating func record(_ rule: CompiledRule) -> RuleProgram.Rule {
        let conditions = add(rule.conditions)
        switch rule.outcome {
        case .value(let value):
            return RuleProgram.Rule(conditions: conditions, rollout: -1, value: value)
        case .rollout(let rollout):
            let start = draft.values.count
            draft.values += rollout.values
            draft.ends += rollout.buckets.ends
            let shares = RuleProgram.Span(from: start, to: draft.values.count)
            draft.rollouts.append(RuleProgram.Rollout(slot: slot(of: rollout.by), prefix: rollout.prefix, shares: shares))
            return RuleProgram.Rule(conditions: conditions, rollout: Int32(draft.rollouts.count - 1), value: 0)
        }
    }

    /// Adds conditions side by side, those of segments before them.
    private mutating func add(_ conditions: [CompiledCondition]) -> RuleProgram.Span {
        let records = conditions.map { record($0) }
        let start = draft.conditions.count
        draft.conditions += records
        return RuleProgram.Span(from: start, to: draft.conditions.count)
    }

    private mutating func record(_ condition: CompiledCondition) -> RuleProgram.Condition {
        let negated = condition.isNegated
        switch condition.test {
        case .constant(let value):
            // No segment at all is the condition that never holds.
            return make(.segments, nil, [], isNegated: negated != value)
        case .exists(let attribute):
            return make(.exists, attribute, [], isNegated: negated)
        case .equals(let attribute, let text):
            return make(.oneOf, attribute, [operand(.string(text))], isNegated: negated)
        case .oneOf(let attribute, let values):
            return make(.oneOf, attribute, values.map { operand($0) }, isNegated: negated)
        case .startsWith(let attribute, let texts):
            return make(.startsWith, attribute, texts.map { operand(.string($0)) }, isNegated: negated)
        case .endsWith(let attribute, let texts):
            return make(.endsWith, attribute, texts.map { operand(.string($0)) }, isNegated: negated)
        case .contains(let attribute, let texts):
            return make(.contains, attribute, texts.map { operand(.string($0)) }, isNegated: negated)
        case .release(let attribute, let ordering, let releases):
            draft.releaseSlots[Int(slot(of: attribute))] = true
            return make(.release, attribute, releases.map { operand($0) }, ordering, isNegated: negated)
        case .number(let attribute, let ordering, let numbers):
            return make(.number, attribute, numbers.map { operand(.number($0)) }, ordering, isNegated: negated)
        case .instant(let attribute, let ordering, let instants):
            let operands = instants.map { RuleProgram.Operand(kind: .instant, integer: $0.secondsSinceEpoch) }
            return make(.instant, attribute, operands, ordering, isNegated: negated)
        case .segments(let segments):
            let groups = segments.map { add($0) }
            let start = draft.groups.count
            draft.groups += groups
            return RuleProgram.Condition(
                operation: .segments, ordering: .equal, isNegated: negated, slot: 0,
                operands: RuleProgram.Span(from: start, to: draft.groups.count))
        }
    }

    private mutating func make(
        _ operation: RuleProgram.Operation, _ attribute: Attribute?, _ operands: [RuleProgram.Operand],
        _ ordering: CompiledCondition.Ordering = .equal, isNegated: Bool
    ) -> RuleProgram.Condition {
        let start = draft.operands.count
        draft.operands += operands
        return RuleProgram.Condition(
            operation: operation, ordering: ordering, isNegated: isNegated, slot: attribute.map { slot(of: $0) } ?? 0,
            operands: RuleProgram.Span(from: start, to: start + operands.count))
    }

    private mutating func slot(of attribute: Attribute) -> Int32 {
        if let slot = slots[attribute] { return slot }
        let slot = Int32(draft.attributes.count)
        draft.attributes.append(attribute)
        draft.releaseSlots.append(false)
        slots[attribute] = slot
        return slot
    }

    private mutating func operand(_ value: AttributeValue) -> RuleProgram.Operand {
        switch value {
        case .string(let text):
            let start = draft.texts.count
            draft.texts += text.utf8
            return RuleProgram.Operand(kind: .text, text: RuleProgram.Span(from: start, to: draft.texts.count))
        case .number(let number):
            return RuleProgram.Operand(kind: .number, number: number)
        case .boolean(let value):
            return RuleProgram.Operand(kind: .boolean, number: value ? 1 : 0)
        }
    }

    private mutating func operand(_ release: ReleaseNumber) -> RuleProgram.Operand {
        draft.releases.append(release)
        return RuleProgram.Operand(kind: .release, integer: Int64(draft.releases.count - 1), plain: release.plain)
    }
}
