/// Features that need other features.
extension OverrideValidator {
    /// O007: a value that prerequisites take away again is refused.
    ///
    /// Kills are left out of account: they come and go, and what needs a killed feature is off meanwhile, which is only said.
    mutating func checkPrerequisites() {
        guard let resolver = try? FeatureResolver(effective, in: effective.catalogue) else { return }
        for (index, override) in overrides.features.enumerated() where !override.isKill {
            guard
                let feature = manifest.feature(named: override.flag), feature.derived == nil,
                override.values.contains(where: { $0 != feature.off }), !override.schedule.isEmpty
            else { continue }
            for prerequisite in feature.requires {
                check(prerequisite, of: override, at: index, resolver)
            }
        }
    }

    private mutating func check(
        _ prerequisite: FeaturePrerequisite, of override: FeatureOverride, at index: Int, _ resolver: FeatureResolver
    ) {
        // What follows from the date comes and goes by itself.
        guard let required = manifest.feature(named: prerequisite.flag), required.derived == nil else { return }
        let rivals = overrides.features.filter { $0.flag == prerequisite.flag }
        var missing: [APIVersion] = []
        var killed: [APIVersion] = []
        for (place, version) in effective.versions.enumerated() where version.status.isLive && override.versions.contains(version.id) {
            let base = resolver.assignedFeatures(ofVersionAt: place).value(named: prerequisite.flag)
            let covering = rivals.filter { $0.versions.contains(version.id) }
            for instant in instants(of: override, covering) {
                let inForce = covering.filter { $0.schedule.contains(instant) }
                if !Self.possibleValues(inForce, base: base).contains(prerequisite.equals) {
                    missing.append(version.id)
                    break
                }
                if inForce.contains(where: \.isKill), killed.last != version.id { killed.append(version.id) }
            }
        }
        let pointer = Self.pointer(toFeatureAt: index)
        if !missing.isEmpty {
            add(
                .prerequisite,
                """
                `\(override.flag)` needs `\(prerequisite.flag)` to be \(prerequisite.equals), which does not hold in \
                \(missing.inWords); leave those versions out
                """, at: pointer.appending("versions"), about: override)
        } else if !killed.isEmpty {
            add(
                .prerequisite, "`\(override.flag)` stays off in \(killed.inWords) while `\(prerequisite.flag)` is killed",
                at: pointer.appending("versions"), about: override, level: .warning)
        }
    }

    /// The instants from now on between which nothing changes while `override` is in force.
    private func instants(of override: FeatureOverride, _ others: [FeatureOverride]) -> [Timestamp] {
        let start = max(override.schedule.startsAt ?? instant, instant)
        let boundaries = others.flatMap(\.schedule.boundaries).filter { $0 > start }
        return ([start] + boundaries.sorted()).filter(override.schedule.contains)
    }

    /// Every value a feature can have for some request under overrides that are in force, kills aside.
    private static func possibleValues(_ inForce: [FeatureOverride], base: FeatureLiteral?) -> Set<FeatureLiteral> {
        var values: Set<FeatureLiteral> = []
        for override in inForce.filter({ !$0.isKill }).sorted(by: { $0.precedence > $1.precedence }) {
            values.formUnion(override.values)
            switch override.action {
            case .set: return values
            case .rules(let rules) where rules.contains(where: \.matchesAll): return values
            case .rules, .kill: continue
            }
        }
        if let base { values.insert(base) }
        return values
    }
}
