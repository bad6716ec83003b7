extension OverrideChange {
    /// What the change leads to, unchecked.
    func result(
        for overrides: Overrides, manifest: VersionManifest, at instant: Timestamp
    ) throws(OverrideChangeError) -> Overrides {
        var result = overrides
        switch operation {
        case .kill(let flag, let versions, let schedule):
            try requireFeature(flag, manifest)
            result.put(override(flag, versions, .kill, schedule, result, instant), manifest)
        case .set(let flag, let value, let versions, let schedule):
            try requireFeature(flag, manifest)
            result.put(override(flag, versions, .set(value), schedule, result, instant), manifest)
        case .rules(let flag, let rules, let versions, let schedule):
            try requireFeature(flag, manifest)
            result.put(override(flag, versions, .rules(rules), schedule, result, instant), manifest)
        case .unkill(let flag, let versions):
            try requireFeature(flag, manifest, or: overrides)
            result.removeCoverage(of: versions, manifest) { $0.flag == flag && $0.isKill }
        case .unset(let flag, let versions):
            try requireFeature(flag, manifest, or: overrides)
            result.removeCoverage(of: versions, manifest) { $0.flag == flag && !$0.isKill }
        case .reset(let flag):
            try requireFeature(flag, manifest, or: overrides)
            result.features.removeAll { $0.flag == flag }
        case .schedule(let id, let schedule):
            guard let index = result.features.firstIndex(where: { $0.id == id }) else { throw .unknownOverride(id) }
            result.features[index].schedule = schedule
        case .remove(let id):
            guard result.features.contains(where: { $0.id == id }) || result.lifecycle.contains(where: { $0.id == id }) else {
                throw .unknownOverride(id)
            }
            result.features.removeAll { $0.id == id }
            result.lifecycle.removeAll { $0.id == id }
        case .setSegment(let name, let conditions):
            result.segments[name] = conditions
        case .removeSegment(let name):
            guard result.segments.removeValue(forKey: name) != nil else { throw .unknownSegment(name) }
        case .lifecycle(let change):
            try apply(change, to: &result, manifest, at: instant)
        case .replace(let document):
            result = document
            try requireSteps(from: overrides, to: document, manifest)
        case .rollBack(let document, let flag):
            result = flag.map { result.restoring($0, from: document) } ?? document
        case .tidy:
            result.tidy(manifest, at: instant)
        }
        return result
    }

    private func override(
        _ flag: String, _ versions: VersionSelector, _ action: FeatureOverride.Action, _ schedule: Schedule, _ overrides: Overrides,
        _ instant: Timestamp
    ) -> FeatureOverride {
        FeatureOverride(
            id: overrides.nextID, flag: flag, versions: versions, action: action, schedule: schedule, provenance: dated(instant))
    }

    /// The provenance of an override that is made at an instant.
    func dated(_ instant: Timestamp) -> Provenance {
        var provenance = provenance
        provenance.createdAt = provenance.createdAt ?? instant
        return provenance
    }

    /// A feature that the manifest does not have any more can be tidied up after, and nothing else.
    private func requireFeature(
        _ flag: String, _ manifest: VersionManifest, or overrides: Overrides? = nil
    ) throws(OverrideChangeError) {
        let isKnown = manifest.feature(named: flag) != nil || overrides?.features.contains { $0.flag == flag } == true
        guard !isKnown else { return }
        throw .unknownFeature(flag, advice: Suggestion.text(for: flag, among: manifest.features.map(\.name)))
    }

    /// Where a document as a whole moves a version on, it moves it by one stage.
    private func requireSteps(from old: Overrides, to new: Overrides, _ manifest: VersionManifest) throws(OverrideChangeError) {
        let (before, after) = (manifest.applying(old.lifecycle), manifest.applying(new.lifecycle))
        for (left, right) in zip(before.versions, after.versions) where left.status != right.status {
            guard left.status.successors.contains(right.status) else {
                throw .transition(left.id, from: left.status, to: right.status)
            }
        }
    }
}

extension VersionSelector {
    /// Whether all versions of another selector, later ones included, are versions of this one.
    fileprivate func covers(_ other: VersionSelector, in manifest: VersionManifest) -> Bool {
        if self == .all || self == other { return true }
        guard case .list = other else { return false }
        return manifest.versions.allSatisfy { !other.contains($0.id) || contains($0.id) }
    }
}

extension Overrides {
    /// Adds an override, and takes away what it stands in for: with no schedule of its own, all of its rank in its versions.
    fileprivate mutating func put(_ override: FeatureOverride, _ manifest: VersionManifest) {
        if override.isKill, override.schedule == Schedule() {
            // A kill that reaches further stays as it is; both do the same where they meet.
            features.removeAll { $0.flag == override.flag && $0.isKill && override.versions.covers($0.versions, in: manifest) }
        } else if override.schedule == Schedule() {
            removeCoverage(of: override.versions, manifest) { $0.flag == override.flag && $0.precedence == override.precedence }
        }
        features.append(override)
    }

    /// Takes versions away from overrides; those that are left with none are removed.
    ///
    /// What is left of `*` or of a range is a list, in which later versions are not included.
    fileprivate mutating func removeCoverage(
        of versions: VersionSelector, _ manifest: VersionManifest, where isMeant: (FeatureOverride) -> Bool
    ) {
        features = features.compactMap { override in
            guard isMeant(override) else { return override }
            guard versions != .all else { return nil }
            let covered = manifest.versions.map(\.id).filter(override.versions.contains)
            let rest = covered.filter { !versions.contains($0) }
            guard rest.count < covered.count else { return override }
            guard !rest.isEmpty else { return nil }
            var copy = override
            copy.versions = .list(rest)
            return copy
        }
    }

    /// The document with what another says about one feature, and the segments it needs and this one lacks.
    fileprivate func restoring(_ flag: String, from other: Overrides) -> Overrides {
        var result = self
        result.features.removeAll { $0.flag == flag }
        for var override in other.features where override.flag == flag {
            if result.features.contains(where: { $0.id == override.id }) { override.id = result.nextID }
            result.features.append(override)
        }
        result.segments.merge(other.segments) { own, _ in own }
        return result
    }

    fileprivate mutating func tidy(_ manifest: VersionManifest, at instant: Timestamp) {
        features.removeAll { $0.schedule.endsAt.map { $0 <= instant } ?? false }
        lifecycle.removeAll { override in
            manifest[override.version].map { override.applied(to: $0) == $0 } ?? false
        }
    }
}
