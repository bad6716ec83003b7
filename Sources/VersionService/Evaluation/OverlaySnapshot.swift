/// The features of all versions under the overrides of one revision, as they are from one instant to the next transition.
///
/// A snapshot never changes. Where rules leave something to the request, its ``FeaturePlan`` decides, without lock and without waiting.
public struct OverlaySnapshot: Sendable {
    /// The manifest, with the stages and dates of the overrides.
    public let manifest: VersionManifest
    /// The revision the overrides come from; `nil` when there are none.
    public let revision: Int?
    /// The instant that decided about schedules.
    public let instant: Timestamp
    /// The next instant at which a snapshot made anew would differ, with nobody changing anything; announced deprecations aside.
    public let nextTransition: Timestamp?
    /// What of the overrides is not in force as it was written.
    public let degradations: [Degradation]
    /// How the features of each version come about, in the order of the manifest.
    public let plans: [FeaturePlan]

    let overrides: OverridePlan
    let catalogue: FeatureCatalogue
    /// What each version has by the manifest alone.
    let base: [FeatureSet]

    /// Works out all versions.
    ///
    /// - Parameters:
    ///   - manifest: The versions and their features as the file has them.
    ///   - catalogue: The features this program was compiled with.
    ///   - stored: The overrides; what is wrong with a feature is isolated.
    ///   - revision: The number of the revision they come from.
    ///   - instant: The moment that decides about schedules and deprecation.
    ///   - lastGood: What was in force before, which stands in for what is wrong with a feature now.
    /// - Throws: ``FeatureResolutionError`` when the catalogue is not that of the manifest.
    public init(
        manifest: VersionManifest,
        catalogue: FeatureCatalogue,
        stored: StoredOverrides? = nil,
        revision: Int? = nil,
        at instant: Timestamp,
        lastGood: OverlaySnapshot? = nil
    ) throws(FeatureResolutionError) {
        let plan = stored.map { OverridePlan($0, against: manifest, at: instant, lastGood: lastGood?.overrides) } ?? .none
        let effective = manifest.applying(plan.lifecycle)
        var compiler = try OverlayCompiler(effective, catalogue, plan, at: instant)
        plans = effective.versions.indices.map { compiler.plan(ofVersionAt: $0) }
        base = effective.versions.indices.map { compiler.baseFeatures(ofVersionAt: $0) }
        nextTransition = compiler.boundaries.filter { $0 > instant }.min()
        degradations = plan.degradations
        overrides = plan
        self.manifest = effective
        self.catalogue = catalogue
        self.revision = revision
        self.instant = instant
    }

    /// How the features of a version come about, or `nil` when there is no such version.
    public func plan(of version: APIVersion) -> FeaturePlan? {
        manifest.index(of: version).map { plans[$0] }
    }

    /// The features of a request to a version, or `nil` when there is no such version.
    public func features(of version: APIVersion, for context: EvaluationContext = EvaluationContext()) -> FeatureSet? {
        plan(of: version)?.features(for: context)
    }
}
