public import VersionService

/// What the features of an app do to its samples in every live version.
public struct FlagSurvey<App: ScreenApp>: Sendable {
    private let renderer: CorpusRenderer<App>
    private let versions: [RenderingVersion]
    private let alternatives: FlagAlternatives
    private let width: Int
    /// How often one sample may be rendered.
    public var maximumRendersPerSample = 1000
    /// How many differences are listed for one value in one sample.
    public var maximumDifferences = 50

    /// - Parameter versions: Retired ones are passed over.
    public init(_ renderer: CorpusRenderer<App>, versions: [RenderingVersion], definitions: [FeatureDefinition], width: Int = 4) {
        self.renderer = renderer
        self.versions = versions.filter { !$0.isRetired }
        alternatives = FlagAlternatives(definitions, versions: self.versions)
        self.width = width
    }

    /// Which samples read a feature, and what its other values change.
    ///
    /// - Throws: ``FeatureValueError`` for an unknown feature, ``CorpusError`` when not all samples could be rendered.
    public func impact(of feature: String) async throws -> FlagImpact {
        guard alternatives.definitions.contains(where: { $0.name == feature }) else { throw FeatureValueError.unknownFeature(feature) }
        let found = try await explore(renderer.samples, [feature])
        return FlagImpact(
            feature: feature,
            readers: found.compactMap { sample in
                sample.readers[feature].map { FlagImpact.Reader(sample: sample.sample, versions: $0) }
            },
            effects: found.flatMap(\.effects), renders: found.reduce(0) { $0 + $1.renders })
    }

    /// The features that could go.
    ///
    /// - Throws: ``CorpusError`` when not all samples could be rendered.
    public func staleFlags(at now: Timestamp) async throws -> StaleFlagReport {
        var reached: Set<String> = []
        var effective: Set<String> = []
        var renders = 0
        // A feature that has shown an effect need not be looked at in the samples that follow.
        for start in stride(from: 0, to: renderer.samples.count, by: width) {
            let names = alternatives.definitions.map(\.name).filter { !effective.contains($0) }
            let found = try await explore(Array(renderer.samples[start..<min(start + width, renderer.samples.count)]), names)
            for sample in found {
                reached.formUnion(sample.reached)
                effective.formUnion(sample.effects.map(\.feature))
                renders += sample.renders
            }
        }
        return StaleFlagReport(
            flags: alternatives.definitions.compactMap { stale($0, isRead: reached.contains($0.name), effective.contains($0.name), now) },
            includesCommands: renderer.samples.contains(where: \.isCommand), renders: renders)
    }

    private func stale(_ definition: FeatureDefinition, isRead: Bool, _ isEffective: Bool, _ now: Timestamp) -> StaleFlag? {
        var reasons: [StaleFlag.Reason] = []
        let values = Set(versions.compactMap { $0.features.value(named: definition.name) })
        // What is meant to stay, or is computed, agrees most of the time.
        let mayAgree = definition.permanent || definition.derived != nil || definition.kind == .ops || definition.kind == .killSwitch
        let agreed = values.count == 1 ? values.first : nil
        if !isRead {
            reasons.append(.unread)
        } else if !isEffective {
            reasons.append(.ineffective)
        }
        if let agreed, !mayAgree { reasons.append(.agreed(agreed)) }
        if let expires = definition.expires, expires.adding(days: 1) <= now { reasons.append(.expired(expires)) }
        return reasons.isEmpty ? nil : StaleFlag(feature: definition.name, reasons: reasons, constant: agreed)
    }

    private func explore(_ samples: [ScreenSample], _ names: [String]) async throws(CorpusError) -> [SampleEffects] {
        // Commands must not run side by side with what they change.
        let screens = samples.filter { !$0.isCommand }
        var found = await screens.concurrentMap(width: width) { await effects(on: $0, names) }
        for sample in samples where sample.isCommand { found.append(await effects(on: sample, names)) }
        if let failure = found.compactMap(\.failure).first { throw failure }
        return found
    }

    private func effects(on sample: ScreenSample, _ names: [String]) async -> SampleEffects {
        var effects = SampleEffects(
            sample.name, alternatives, maximumRenders: maximumRendersPerSample, maximumDifferences: maximumDifferences
        ) { [renderer] version in await renderer.render(sample, as: version) }
        await effects.explore(names, in: versions)
        return effects
    }
}
