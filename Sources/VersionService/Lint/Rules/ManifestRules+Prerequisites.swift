/// Features that need other features.
extension ManifestRules {
    /// V013, first half: a prerequisite has no prerequisites of its own.
    mutating func checkPrerequisiteDepth() {
        for feature in manifest.features {
            for (index, prerequisite) in feature.requires.enumerated() {
                guard let required = manifest.feature(named: prerequisite.flag), !required.requires.isEmpty else { continue }
                report.add(
                    .prerequisite, "`\(required.name)` has prerequisites itself; require them here instead, one level is all there is",
                    at: Self.pointer(toFeature: feature.name).appending("requires").appending(index).appending("flag")
                )
            }
        }
    }

    /// V013, second half: where a version sets a feature, its prerequisites hold.
    ///
    /// A feature that is on by default quietly stays off in versions without its prerequisites; only what someone wrote down and does not
    /// get is a mistake.
    mutating func checkPrerequisites(_ resolver: FeatureResolver) {
        for feature in manifest.features where !feature.requires.isEmpty {
            for (assigner, versions) in versionsThatMiss(feature, resolver) {
                let needs = feature.requires.map { "`\($0.flag)` to be \($0.equals)" }.joined(separator: " and ")
                let places = versions.map(\.description).joined(separator: ", ")
                report.add(
                    .prerequisite, "`\(feature.name)` needs \(needs), which does not hold in \(places)",
                    at: Self.pointer(toVersionAt: assigner).appending("set").appending(feature.name)
                )
            }
        }
    }

    /// The versions that were to have a value of `feature` and do not, by the place of the version that sets it.
    private func versionsThatMiss(_ feature: FeatureDefinition, _ resolver: FeatureResolver) -> [Int: [APIVersion]] {
        var versions: [Int: [APIVersion]] = [:]
        for index in manifest.versions.indices {
            let features = resolver.assignedFeatures(ofVersionAt: index)
            guard
                let assigner = indexOfVersion(setting: feature.name, seenFrom: index),
                features.value(named: feature.name) != feature.off,
                !feature.writtenPrerequisitesHold(in: features, of: manifest)
            else { continue }
            versions[assigner, default: []].append(manifest.versions[index].id)
        }
        return versions
    }

    /// The version at `index`, or the one it inherits from, and so on, that sets the feature.
    private func indexOfVersion(setting name: String, seenFrom index: Int) -> Int? {
        var current: Int? = index
        while let index = current {
            let version = manifest.versions[index]
            if version.set[name] != nil { return index }
            if version.unset.contains(name) { return nil }
            current = manifest.parentIndex(of: index)
        }
        return nil
    }
}

extension FeatureDefinition {
    /// Whether the prerequisites hold, leaving out those that follow from the date.
    fileprivate func writtenPrerequisitesHold(in features: FeatureSet, of manifest: VersionManifest) -> Bool {
        requires.allSatisfy { prerequisite in
            manifest.feature(named: prerequisite.flag)?.derived != nil
                || features.value(named: prerequisite.flag) == prerequisite.equals
        }
    }
}
