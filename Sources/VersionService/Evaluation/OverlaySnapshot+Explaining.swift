extension OverlaySnapshot {
    /// Why a feature has the value it has for a request to a version.
    ///
    /// - Returns: `nil` when there is no such feature or version.
    public func explain(
        _ flag: String, in version: APIVersion, for context: EvaluationContext = EvaluationContext()
    ) -> FeatureExplanation? {
        guard
            let index = manifest.index(of: version), let descriptor = catalogue[flag], let definition = manifest.feature(named: flag),
            let manifestValue = base[index].value(named: flag), let value = plans[index].features(for: context).value(named: flag)
        else { return nil }
        let (steps, reason) = steps(for: descriptor, in: version, context)
        let missing = missing(definition, index, context)
        return FeatureExplanation(
            flag: flag, version: version, manifestValue: manifestValue, steps: steps, missing: missing,
            degradations: degradations.filter { $0.flag == flag }, value: value, reason: missing.isEmpty ? reason : .disabled
        )
    }

    private func steps(
        for descriptor: FeatureDescriptor, in version: APIVersion, _ context: EvaluationContext
    ) -> (steps: [FeatureExplanation.Step], reason: FeatureExplanation.Reason) {
        guard let part = overrides.parts[descriptor.name] else { return ([], .static) }
        var compiler = RuleCompiler(descriptor, segments: part.segments, at: instant)
        var steps: [FeatureExplanation.Step] = []
        var reason: FeatureExplanation.Reason?
        var sawRules = false
        for override in part.overrides.sorted(by: { $0.precedence > $1.precedence }) {
            let verdict: FeatureExplanation.Verdict
            if let obstacle = obstacle(to: override, in: version) {
                verdict = obstacle
            } else if reason != nil {
                verdict = .outranked
            } else {
                (verdict, reason) = decide(override, compiler.compile(override), context)
                sawRules = sawRules || verdict == .noMatch
            }
            steps.append(FeatureExplanation.Step(override: override, verdict: verdict))
        }
        return (steps, reason ?? (sawRules ? .default : .static))
    }

    /// What keeps an override from being asked.
    private func obstacle(to override: FeatureOverride, in version: APIVersion) -> FeatureExplanation.Verdict? {
        if !override.versions.contains(version) { return .otherVersions }
        if let startsAt = override.schedule.startsAt, startsAt > instant { return .pending(startsAt) }
        if let endsAt = override.schedule.endsAt, endsAt <= instant { return .over(endsAt) }
        return nil
    }

    private func decide(
        _ override: FeatureOverride, _ compiled: [CompiledRule], _ context: EvaluationContext
    ) -> (FeatureExplanation.Verdict, FeatureExplanation.Reason?) {
        guard case .rules(let rules) = override.action else {
            return (.decided, override.isKill ? .disabled : .static)
        }
        guard let rule = compiled.first(where: { $0.value(for: context) != nil }) else { return (.noMatch, nil) }
        let name = rules[rule.place].name
        guard case .rollout(let rollout) = rule.outcome, let draw = rollout.draw(for: context) else {
            return (.matched(FeatureExplanation.RuleMatch(place: rule.place, name: name, draw: nil)), .targetingMatch)
        }
        let description = FeatureExplanation.Draw(
            by: rollout.by.name, key: draw.key, bucket: draw.bucket, buckets: rollout.buckets.count, share: draw.index)
        return (.matched(FeatureExplanation.RuleMatch(place: rule.place, name: name, draw: description)), .split)
    }

    private func missing(_ definition: FeatureDefinition, _ index: Int, _ context: EvaluationContext) -> [FeaturePrerequisite] {
        let features = plans[index].features(for: context)
        return definition.requires.filter { features.value(named: $0.flag) != $0.equals }
    }
}
