extension RuleProgram {
    /// Writes the values that rules give to a request; where none matches, the value that is there stays.
    func run(for context: EvaluationContext, into results: inout [Int64]) {
        RequestAttributes.with(attributes, releaseSlots: releaseSlots, of: context) { request in
            let run = Run(self, request)
            for feature in features.elements {
                if let value = run.value(of: feature) { results[feature.index] = value }
            }
        }
    }

    /// One run of a program; its pointers are good for the length of ``run(for:into:)``, which holds the program.
    struct Run {
        private let request: RequestAttributes
        private let rules: UnsafeBufferPointer<Rule>
        private let conditions: UnsafeBufferPointer<Condition>
        private let groups: UnsafeBufferPointer<Span>
        private let operands: UnsafeBufferPointer<Operand>
        private let texts: UnsafeBufferPointer<UInt8>
        private let releases: UnsafeBufferPointer<ReleaseNumber>
        private let rollouts: UnsafeBufferPointer<Rollout>
        private let ends: UnsafeBufferPointer<UInt32>
        private let values: UnsafeBufferPointer<Int64>

        init(_ program: RuleProgram, _ request: RequestAttributes) {
            self.request = request
            rules = program.rules.elements
            conditions = program.conditions.elements
            groups = program.groups.elements
            operands = program.operands.elements
            texts = program.texts.elements
            releases = program.releases.elements
            rollouts = program.rollouts.elements
            ends = program.ends.elements
            values = program.values.elements
        }
    }
}

extension RuleProgram.Run {
    /// What the first rule that matches gives.
    func value(of feature: RuleProgram.Feature) -> Int64? {
        for place in feature.rules.range {
            let rule = rules[place]
            guard hold(rule.conditions) else { continue }
            if rule.rollout < 0 { return rule.value }
            if let value = value(of: rollouts[Int(rule.rollout)]) { return value }
        }
        return nil
    }

    private func value(of rollout: RuleProgram.Rollout) -> Int64? {
        let slot = request.slots[Int(rollout.slot)]
        var hash = rollout.prefix
        switch slot.kind {
        case .missing: return nil
        case .text: hash.combine(request.text(slot))
        case .number: hash.combine(AttributeValue.number(slot.number).description)
        case .boolean: hash.combine(AttributeValue.boolean(slot.number != 0).description)
        }
        let range = rollout.shares.range
        let bucket = (UInt64(hash.value) * UInt64(ends[range.upperBound - 1])) >> 32
        var place = range.lowerBound
        while place < range.upperBound - 1, bucket >= UInt64(ends[place]) { place += 1 }
        return values[place]
    }

    private func hold(_ span: RuleProgram.Span) -> Bool {
        for place in span.range where holds(conditions[place]) == conditions[place].isNegated { return false }
        return true
    }

    private func holds(_ condition: RuleProgram.Condition) -> Bool {
        if condition.operation == .segments { return isInSegment(condition.operands) }
        let slot = request.slots[Int(condition.slot)]
        switch condition.operation {
        case .exists: return slot.kind != .missing
        case .oneOf: return isOneOf(slot, condition.operands)
        case .release: return slot.kind == .text && holdsRelease(condition, slot)
        case .number: return slot.kind == .number && any(condition.operands) { condition.ordering.holds(slot.number, $0.number) }
        case .startsWith, .endsWith, .contains, .instant: return slot.kind == .text && holds(condition, request.text(slot))
        case .segments: return false
        }
    }

    private func holds(_ condition: RuleProgram.Condition, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
        switch condition.operation {
        case .startsWith:
            return any(condition.operands) { matches(text, at: 0, $0.text) }
        case .endsWith:
            return any(condition.operands) { matches(text, at: text.count - $0.text.count, $0.text) }
        case .contains:
            return any(condition.operands) { part in
                part.text.count <= text.count
                    && (0...(text.count - part.text.count)).contains { matches(text, at: $0, part.text) }
            }
        case .instant:
            guard let instant = Timestamp(String(decoding: text, as: UTF8.self)) else { return false }
            return any(condition.operands) { condition.ordering.holds(instant.secondsSinceEpoch, $0.integer) }
        case .exists, .oneOf, .release, .number, .segments:
            return false
        }
    }

    private func holdsRelease(_ condition: RuleProgram.Condition, _ slot: RequestAttributes.Slot) -> Bool {
        var parsed: ReleaseNumber?
        for place in condition.operands.range {
            if let release = slot.release, let other = operands[place].plain {
                if condition.ordering.holds(release, other) { return true }
                continue
            }
            parsed = parsed ?? ReleaseNumber(request.text(slot))
            guard let parsed else { return false }
            if condition.ordering.holds(parsed, releases[Int(operands[place].integer)]) { return true }
        }
        return false
    }

    private func isOneOf(_ slot: RequestAttributes.Slot, _ span: RuleProgram.Span) -> Bool {
        switch slot.kind {
        case .missing:
            return false
        case .text:
            let text = request.text(slot)
            return any(span) { $0.kind == .text && $0.text.count == text.count && matches(text, at: 0, $0.text) }
        case .number:
            return any(span) { $0.kind == .number && $0.number == slot.number }
        case .boolean:
            return any(span) { $0.kind == .boolean && $0.number == slot.number }
        }
    }

    private func isInSegment(_ span: RuleProgram.Span) -> Bool {
        for place in span.range where hold(groups[place]) { return true }
        return false
    }

    @inline(__always)
    private func any(_ span: RuleProgram.Span, _ isTrue: (RuleProgram.Operand) -> Bool) -> Bool {
        for place in span.range where isTrue(operands[place]) { return true }
        return false
    }

    /// Whether `part` is in `text` at an offset; not where it would reach beyond one of the ends.
    @inline(__always)
    private func matches(_ text: UnsafeBufferPointer<UInt8>, at offset: Int, _ part: RuleProgram.Span) -> Bool {
        guard offset >= 0, offset + part.count <= text.count else { return false }
        let start = Int(part.start)
        for index in 0..<part.count where text[offset + index] != texts[start + index] { return false }
        return true
    }
}
