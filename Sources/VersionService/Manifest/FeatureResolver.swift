/// Works out the features of every version of a manifest, in the terms of one catalogue.
///
/// The value of a feature comes from, in this order: its default, the version inherited from, `set` and `unset` of the version itself,
/// the stage of the version if it is derived from that, and at last its prerequisites, which send it to `off` when they do not hold.
struct FeatureResolver {
    private let manifest: VersionManifest
    private let catalogue: FeatureCatalogue
    /// The definition of each feature, at the index it has in the catalogue.
    private let definitions: [FeatureDefinition]
    /// What each version of the manifest has before anything is derived from its stage or taken away by prerequisites.
    private let assigned: [FeatureSet]
    /// The set of a version that says nothing.
    private let defaults: FeatureSet

    /// Prepares all versions.
    ///
    /// - Throws: ``FeatureResolutionError`` when the catalogue is not that of the manifest.
    init(_ manifest: VersionManifest, in catalogue: FeatureCatalogue) throws(FeatureResolutionError) {
        let differences = catalogue.differences(from: manifest)
        guard differences.isEmpty else {
            throw .incompatible(differences)
        }
        self.manifest = manifest
        self.catalogue = catalogue
        definitions = catalogue.descriptors.compactMap { manifest.feature(named: $0.name) }
        let defaults = FeatureSet(
            catalogue: catalogue,
            storedValues: zip(catalogue.descriptors, definitions).map { $0.type.storedValue(of: $1.default) ?? 0 }
        )
        self.defaults = defaults
        assigned = manifest.versions.indices.reduce(into: []) { sets, index in
            let inherited = manifest.parentIndex(of: index).map { sets[$0] } ?? defaults
            sets.append(inherited.applying(manifest.versions[index], defaults: defaults))
        }
    }

    /// What the version at `index` has by default, inheritance, `set` and `unset` alone.
    func assignedFeatures(ofVersionAt index: Int) -> FeatureSet {
        assigned[index]
    }

    /// What the version at `index` starts from: the features of the version it inherits from, or the defaults.
    func inheritedFeatures(ofVersionAt index: Int) -> FeatureSet {
        manifest.parentIndex(of: index).map { assigned[$0] } ?? defaults
    }

    /// The features of the version at `index` at an instant.
    func features(ofVersionAt index: Int, at instant: Timestamp) -> FeatureSet {
        let isDeprecated = VersionLifecycle(of: manifest.versions[index], at: instant).isDeprecated
        return settled(assigned[index], isDeprecated: isDeprecated)
    }

    /// Completes a set with what is derived from the stage of its version and with what prerequisites take away.
    func settled(_ features: FeatureSet, isDeprecated: Bool) -> FeatureSet {
        withPrerequisites(derived(features, isDeprecated: isDeprecated))
    }

    /// Completes a set with what is derived from the stage of its version.
    func derived(_ features: FeatureSet, isDeprecated: Bool) -> FeatureSet {
        var derived = features
        for (index, definition) in definitions.enumerated() where definition.derived == .versionIsDeprecated {
            derived = derived.replacing(at: index, with: isDeprecated.storedValue)
        }
        return derived
    }

    /// Sends what has no prerequisites that hold to its off value.
    func withPrerequisites(_ features: FeatureSet) -> FeatureSet {
        // A prerequisite has no prerequisites itself, so all of them can be judged by the set as it is now.
        var settled = features
        for (index, definition) in definitions.enumerated() where !definition.prerequisitesHold(in: features) {
            settled = settled.replacing(at: index, with: catalogue.descriptors[index].type.storedValue(of: definition.off) ?? 0)
        }
        return settled
    }
}

extension FeatureDefinition {
    /// Whether the other features have the values that this one asks for.
    func prerequisitesHold(in features: FeatureSet) -> Bool {
        requires.allSatisfy { features.value(named: $0.flag) == $0.equals }
    }
}

extension FeatureSet {
    /// A copy with what a version sets and unsets.
    fileprivate func applying(_ version: VersionDefinition, defaults: FeatureSet) -> FeatureSet {
        var result = self
        for (name, literal) in version.set {
            guard let descriptor = catalogue[name], let value = descriptor.type.storedValue(of: literal) else { continue }
            result = result.replacing(at: descriptor.index, with: value)
        }
        for name in version.unset {
            guard let index = catalogue[name]?.index else { continue }
            result = result.replacing(at: index, with: defaults.storedValue(at: index))
        }
        return result
    }
}
