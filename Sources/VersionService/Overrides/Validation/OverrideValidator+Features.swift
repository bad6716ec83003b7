/// What one override does to its feature.
extension OverrideValidator {
    /// O002 to O006, O009 and O018, and the rules of the override.
    mutating func checkFeature(at index: Int) {
        let override = overrides.features[index]
        let pointer = Self.pointer(toFeatureAt: index)
        checkVersions(override, pointer.appending("versions"))
        checkSchedule(override, pointer)
        if case .rules(let rules) = override.action {
            check(rules, of: override, pointer.appending("rules"))
        }
        guard let feature = manifest.feature(named: override.flag) else {
            let advice = Suggestion.text(for: override.flag, among: manifest.features.map(\.name))
            add(.unknownFeature, "there is no feature `\(override.flag)`\(advice)", at: pointer.appending("flag"), about: override)
            return
        }
        checkMutability(of: feature, override, pointer.appending("flag"))
        checkValues(of: feature, override, pointer)
    }

    private mutating func checkVersions(_ override: FeatureOverride, _ pointer: JSONPointer) {
        for (version, path) in override.versions.named where manifest[version] == nil {
            add(
                .unknownVersion, "there is no version \(version); there are \(manifest.versionsInWords)",
                at: JSONPointer(pointer.tokens + path), about: override)
        }
        if case .range(let from?, let to?) = override.versions, to < from {
            add(.unknownVersion, "the range from \(from) to \(to) is empty; swap its ends", at: pointer, about: override)
        }
    }

    private mutating func checkSchedule(_ override: FeatureOverride, _ pointer: JSONPointer) {
        if override.schedule.isEmpty {
            add(
                .schedule, "the override ends at or before its start (\(override.schedule)); let it end later",
                at: pointer.appending("endsAt"), about: override)
        } else if let endsAt = override.schedule.endsAt, endsAt <= instant {
            add(.over, "the override is over since \(endsAt); it can be removed", at: pointer.appending("endsAt"), about: override)
        }
    }

    /// O005 and O006: what may be changed at run time, and where.
    private mutating func checkMutability(of feature: FeatureDefinition, _ override: FeatureOverride, _ pointer: JSONPointer) {
        if feature.derived != nil {
            add(
                .derivedFeature, "`\(feature.name)` follows from the stage of a version; change the stage instead",
                at: pointer, about: override)
            return
        }
        switch feature.runtime {
        case .full:
            return
        case .frozen:
            add(.frozen, "`\(feature.name)` is frozen; change it in versions.json", at: pointer, about: override)
        case .killOnly:
            let released = effective.versions.filter { $0.status != .beta && override.versions.contains($0.id) }.map(\.id)
            guard !override.isKill, !released.isEmpty else { return }
            add(
                .frozen,
                """
                `\(feature.name)` is a part of what \(released.inWords) \(released.count == 1 ? "promises" : "promise"); \
                in a released version it can be killed and nothing else
                """, at: pointer, about: override)
        }
    }

    /// O004: values fit the feature.
    private mutating func checkValues(of feature: FeatureDefinition, _ override: FeatureOverride, _ pointer: JSONPointer) {
        switch override.action {
        case .kill:
            return
        case .set(let value):
            check(value, of: feature, override, pointer.appending("value"))
        case .rules(let rules):
            for (place, rule) in rules.enumerated() {
                let serve = pointer.appending("rules").appending(place).appending("serve")
                switch rule.outcome {
                case .value(let value):
                    check(value, of: feature, override, serve.appending("value"))
                case .rollout(let rollout):
                    let weights = serve.appending("rollout").appending("weights")
                    for (share, weight) in rollout.weights.enumerated() {
                        check(weight.value, of: feature, override, weights.appending(share).appending("value"))
                    }
                }
            }
        }
    }

    private mutating func check(
        _ value: FeatureLiteral, of feature: FeatureDefinition, _ override: FeatureOverride, _ pointer: JSONPointer
    ) {
        guard !feature.accepts(value) else { return }
        add(
            .value, "`\(value)` is not a value of `\(feature.name)`, which is \(feature.valuesInWords)", at: pointer, about: override)
    }
}

extension VersionManifest {
    /// All versions, as in `v1 to v12`.
    fileprivate var versionsInWords: String {
        guard let first = versions.first?.id, let last = versions.last?.id, first != last else {
            return versions.map(\.id).inWords
        }
        return "\(first) to \(last)"
    }
}

extension [APIVersion] {
    /// The versions as in `v3, v4`; long lists are cut short.
    var inWords: String {
        let shown = prefix(12).map(\.description).joined(separator: ", ")
        return count > 12 ? "\(shown) and \(count - 12) more" : shown
    }
}
