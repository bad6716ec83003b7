/// Takes apart what can be in force and what cannot, so that a bad override harms its own feature and no other.
struct OverrideSorter {
    private let stored: StoredOverrides
    private let manifest: VersionManifest
    private let instant: Timestamp
    private let lastGood: OverridePlan?
    private var degradations: [Degradation] = []

    init(_ stored: StoredOverrides, against manifest: VersionManifest, at instant: Timestamp, lastGood: OverridePlan?) {
        self.stored = stored
        self.manifest = manifest
        self.instant = instant
        self.lastGood = lastGood
    }

    mutating func sort() -> OverridePlan {
        let lifecycle = lifecycle()
        var overrides = stored.overrides
        overrides.lifecycle = lifecycle
        let findings = OverrideValidator.findings(in: overrides, against: manifest, at: instant)
        for finding in findings where finding.code == .unknownVersion && finding.flag != nil {
            add(.unknownVersion, flag: finding.flag, fallback: .rest, finding.message)
        }
        let problems = problems(findings)
        var parts: [String: OverridePlan.FeaturePart] = [:]
        for (flag, own) in Dictionary(grouping: overrides.features, by: \.flag) {
            guard manifest.feature(named: flag) != nil else {
                add(.unknownFlag, flag: flag, fallback: .rest, "there is no feature `\(flag)`")
                continue
            }
            let part = OverridePlan.FeaturePart(overrides: own, segments: overrides.segments)
            parts[flag] = problems[flag] == nil ? part : nil
        }
        for (flag, problem) in problems.sorted(by: { $0.key < $1.key }) where manifest.feature(named: flag) != nil {
            parts[flag] = substitute(for: flag, problem)
        }
        let unreadable = stored.damage.filter { $0.subject == .unknown }
        for damage in unreadable { add(.badValue, fallback: .manifest, "\(damage.pointer): \(damage.message)") }
        return OverridePlan(parts: parts, lifecycle: lifecycle, degradations: degradations)
    }

    /// The first thing that is wrong with each feature.
    private func problems(_ findings: [OverrideFinding]) -> [String: String] {
        var problems: [String: String] = [:]
        for damage in stored.damage {
            guard case .feature(let flag) = damage.subject else { continue }
            problems[flag] = problems[flag] ?? "\(damage.pointer): \(damage.message)"
        }
        for finding in findings where finding.level == .error && finding.code.isolates {
            guard let flag = finding.flag else { continue }
            problems[flag] = problems[flag] ?? "\(finding.pointer): \(finding.message)"
        }
        return problems
    }

    /// What was in force before if that still fits, and in any case the kills of today.
    private mutating func substitute(for flag: String, _ problem: String) -> OverridePlan.FeaturePart? {
        let kills = stored.overrides.features.filter { $0.flag == flag && $0.isKill && isSound([$0], [:]) }
        let earlier = lastGood?.parts[flag].flatMap { part in isSound(part.overrides, part.segments) ? part : nil }
        add(.badValue, flag: flag, fallback: earlier == nil ? .manifest : .lastGood, problem)
        // A kill that is no longer there has been taken back.
        let kept = earlier?.overrides.filter { !$0.isKill } ?? []
        guard !kept.isEmpty || !kills.isEmpty else { return nil }
        return OverridePlan.FeaturePart(overrides: kills + kept, segments: earlier?.segments ?? [:])
    }

    private func isSound(_ overrides: [FeatureOverride], _ segments: [String: [Condition]]) -> Bool {
        let document = Overrides(
            service: manifest.service, segments: segments, features: overrides, lifecycle: stored.overrides.lifecycle)
        let findings = OverrideValidator.findings(in: document, against: manifest, at: instant)
        return !findings.contains { $0.level == .error && $0.code.isolates && $0.flag != nil }
    }

    /// The lifecycle overrides that the manifest can have; when it cannot have all, those that are to blame are left out.
    private mutating func lifecycle() -> [LifecycleOverride] {
        for damage in stored.damage {
            guard case .lifecycle(let version) = damage.subject else { continue }
            add(.badLifecycle, version: version, fallback: .manifest, "\(damage.pointer): \(damage.message)")
        }
        var remaining = stored.overrides.lifecycle
        while !remaining.isEmpty {
            let document = Overrides(service: manifest.service, lifecycle: remaining)
            let errors = OverrideValidator.findings(in: document, against: manifest, at: instant).filter { $0.level == .error }
            guard !errors.isEmpty else { break }
            let guilty = Set(errors.compactMap(\.override))
            let dropped = remaining.filter { guilty.isEmpty || guilty.contains($0.id) }
            for override in dropped {
                let message = errors.first { $0.override == override.id || $0.override == nil }?.message ?? ""
                add(.badLifecycle, version: override.version, fallback: .manifest, message)
            }
            remaining.removeAll { dropped.contains($0) }
        }
        return remaining
    }

    private mutating func add(
        _ kind: Degradation.Kind, flag: String? = nil, version: APIVersion? = nil, fallback: Degradation.Fallback, _ message: String
    ) {
        degradations.append(Degradation(kind: kind, flag: flag, version: version, fallback: fallback, message: message))
    }
}
