/// The overrides of a document that are fit to be in force, feature by feature.
struct OverridePlan: Sendable {
    /// What is known about one feature.
    struct FeaturePart: Sendable {
        let overrides: [FeatureOverride]
        /// The segments its conditions name; those of its own time, when the part comes from an earlier document.
        let segments: [String: [Condition]]
    }

    /// By the name of the feature; features nobody overrides have none.
    let parts: [String: FeaturePart]
    let lifecycle: [LifecycleOverride]
    let degradations: [Degradation]

    /// Without overrides.
    static let none = OverridePlan(parts: [:], lifecycle: [], degradations: [])

    /// Sorts out a document.
    ///
    /// - Parameter lastGood: What was in force before, which takes the place of what is wrong with a feature now.
    init(_ stored: StoredOverrides, against manifest: VersionManifest, at instant: Timestamp, lastGood: OverridePlan?) {
        guard stored.overrides.service == manifest.service else {
            let message = "these are overrides of `\(stored.overrides.service)`"
            self.init(
                parts: lastGood?.parts ?? [:], lifecycle: lastGood?.lifecycle ?? [],
                degradations: [
                    Degradation(
                        kind: .wrongService, flag: nil, version: nil, fallback: lastGood == nil ? .manifest : .lastGood, message: message)
                ])
            return
        }
        var sorter = OverrideSorter(stored, against: manifest, at: instant, lastGood: lastGood)
        self = sorter.sort()
    }

    init(parts: [String: FeaturePart], lifecycle: [LifecycleOverride], degradations: [Degradation]) {
        self.parts = parts
        self.lifecycle = lifecycle
        self.degradations = degradations
    }
}
