/// What the features of versions come to.
extension ManifestRules {
    /// V007: what a version sets or unsets makes a difference.
    mutating func checkEffects(_ resolver: FeatureResolver) {
        for (index, version) in manifest.versions.enumerated() {
            let inherited = resolver.inheritedFeatures(ofVersionAt: index)
            let pointer = Self.pointer(toVersionAt: index)
            for (name, literal) in version.set where inherited.value(named: name) == literal {
                report.add(
                    .noEffect, "`\(name)` is \(literal) in \(version.id) already; setting it has no effect",
                    at: pointer.appending("set").appending(name)
                )
            }
            for (position, name) in version.unset.enumerated() {
                guard let feature = manifest.feature(named: name), inherited.value(named: name) == feature.default else { continue }
                report.add(
                    .noEffect, "`\(name)` has its default in \(version.id) already; unsetting it has no effect",
                    at: pointer.appending("unset").appending(position)
                )
            }
        }
    }

    /// V014: a feature that no live version differs in has done its work.
    mutating func checkConstantFeatures(_ resolver: FeatureResolver) {
        let live = manifest.versions.indices.filter { manifest.versions[$0].status.isLive }
        // Among fewer than two versions nothing can differ.
        guard live.count > 1 else { return }
        let sets = live.map { resolver.features(ofVersionAt: $0, at: today) }
        for (index, feature) in manifest.features.enumerated() where feature.kind == .contract || feature.kind == .release {
            guard Set(sets.map { $0.storedValue(at: index) }).count == 1, let value = sets[0].value(named: feature.name) else { continue }
            report.add(
                .constantFeature, "`\(feature.name)` is \(value) in all \(live.count) live versions; the code for other values can go",
                at: Self.pointer(toFeature: feature.name), part: .name
            )
        }
    }

    /// V015: what changes for clients is told to their developers.
    mutating func checkChangelog(_ resolver: FeatureResolver) {
        for (index, version) in manifest.versions.enumerated() {
            if version.changes.isEmpty {
                report.add(
                    .changelog, "\(version.id) names no `changes`; tell the developers of clients what is new",
                    at: Self.pointer(toVersionAt: index)
                )
            }
            let told = Set(version.changes.flatMap(\.flags))
            for feature in changedContracts(of: index, resolver) where !told.contains(feature.name) {
                report.add(
                    .changelog, "\(version.id) changes `\(feature.name)` and no entry of its `changes` names it",
                    at: pointer(toChangeOf: feature.name, index)
                )
            }
        }
    }

    /// The contract features in which the version at `index` differs from the one it inherits from.
    private func changedContracts(of index: Int, _ resolver: FeatureResolver) -> [FeatureDefinition] {
        let before = resolver.settled(resolver.inheritedFeatures(ofVersionAt: index), isDeprecated: false)
        let after = resolver.settled(resolver.assignedFeatures(ofVersionAt: index), isDeprecated: false)
        return after.differences(from: before)
            .compactMap { manifest.feature(named: $0.name) }
            .filter { $0.kind == .contract }
    }

    /// The place that makes the version at `index` change a feature.
    private func pointer(toChangeOf name: String, _ index: Int) -> JSONPointer {
        let pointer = Self.pointer(toVersionAt: index)
        let version = manifest.versions[index]
        if version.set[name] != nil { return pointer.appending("set").appending(name) }
        if let position = version.unset.firstIndex(of: name) { return pointer.appending("unset").appending(position) }
        return pointer
    }
}
