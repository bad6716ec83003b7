import VersionService

/// What changes of features do to one sample, in every version.
struct SampleEffects: Sendable {
    let sample: String
    /// The versions in which the sample reads a feature as they are, by feature.
    private(set) var readers: [String: [APIVersion]] = [:]
    /// The features that were read in any state that was looked at.
    private(set) var reached: Set<String> = []
    private(set) var effects: [FlagEffect] = []
    private(set) var failure: CorpusError?
    var renders: Int { explorer.entries.count }

    private let alternatives: FlagAlternatives
    private let maximumDifferences: Int
    private var explorer: SampleExplorer

    init(
        _ sample: String, _ alternatives: FlagAlternatives, maximumRenders: Int, maximumDifferences: Int,
        render: @escaping SampleExplorer.Render
    ) {
        self.sample = sample
        self.alternatives = alternatives
        self.maximumDifferences = maximumDifferences
        explorer = SampleExplorer(maximumRenders: maximumRenders, render: render)
    }

    /// Gives each of some features each other value, in each version.
    mutating func explore(_ names: [String], in versions: [RenderingVersion]) async {
        do {
            for version in versions {
                let base = try await explorer.explore(version)
                note(explorer.entries[base].reads, in: version)
                for name in names { try await flip(name, in: version, base) }
            }
        } catch {
            failure = error
        }
    }

    private mutating func flip(_ name: String, in version: RenderingVersion, _ base: Int) async throws(CorpusError) {
        guard let definition = alternatives.definitions.first(where: { $0.name == name }),
            let current = version.features.value(named: name)
        else { return }
        for value in alternatives.values(of: definition, besides: current) {
            // The values come from the feature's own definition.
            guard let flipped = try? alternatives.flipped(version, name, to: value) else { continue }
            let index = try await explorer.explore(flipped)
            guard index != base else { continue }
            note(explorer.entries[index].reads, of: version.features)
            add(name, version.id, current, value, from: explorer.entries[base].outline, to: explorer.entries[index].outline)
        }
    }

    private mutating func add(
        _ name: String, _ version: APIVersion, _ before: FeatureLiteral, _ after: FeatureLiteral, from old: ScreenOutline,
        to new: ScreenOutline
    ) {
        let differences = ScreenComparison(from: old, to: new).differences
        guard !differences.isEmpty else { return }
        let effect = FlagEffect(
            feature: name, sample: sample, versions: [version], before: before, after: after,
            sections: Self.sections(differences, old, new), differences: Array(differences.prefix(maximumDifferences)),
            omitted: max(0, differences.count - maximumDifferences))
        var same = effect
        if let index = effects.firstIndex(where: { other in
            same.versions = other.versions
            return same == other
        }) {
            effects[index].versions.append(version)
        } else {
            effects.append(effect)
        }
    }

    private static func sections(_ differences: [ScreenDifference], _ old: ScreenOutline, _ new: ScreenOutline) -> [String] {
        var seen: Set<String> = []
        return differences.compactMap { new.section(of: $0.element) ?? old.section(of: $0.element) }.filter { seen.insert($0).inserted }
    }

    private mutating func note(_ reads: RenderReads, in version: RenderingVersion) {
        for feature in version.features.catalogue.descriptors where reads.containsFeature(at: feature.index) {
            readers[feature.name, default: []].append(version.id)
        }
        note(reads, of: version.features)
    }

    private mutating func note(_ reads: RenderReads, of features: FeatureSet) {
        for feature in features.catalogue.descriptors where reads.containsFeature(at: feature.index) { reached.insert(feature.name) }
    }
}
