/// The rules that look at several values of a manifest together (V002 and up).
///
/// Each rule is in the extension that is named after its topic.
struct ManifestRules {
    let manifest: VersionManifest
    let today: Timestamp
    var report: FindingReport

    init(_ manifest: VersionManifest, today: Timestamp, report: FindingReport) {
        self.manifest = manifest
        self.today = today
        self.report = report
    }

    /// Checks everything that can be said without working out the features of a version.
    mutating func checkNamesAndValues() {
        checkVersionOrder()
        checkInheritance()
        checkFeatureNames()
        checkFeatureValues()
        checkSetAndUnset()
        checkDerivedFeatures()
        checkStatuses()
        checkDates()
        checkSuccessors()
        checkPrerequisiteDepth()
        checkExpiry()
        checkClients()
    }

    /// Checks what follows from the features that versions end up with.
    ///
    /// - Precondition: Nothing is wrong with names and values.
    mutating func checkResolvedFeatures() {
        // The catalogue is the manifest's own, so there is nothing that could differ.
        guard let resolver = try? FeatureResolver(manifest, in: manifest.catalogue) else { return }
        checkEffects(resolver)
        checkPrerequisites(resolver)
        checkConstantFeatures(resolver)
        checkChangelog(resolver)
    }

    static func pointer(toVersionAt index: Int) -> JSONPointer {
        JSONPointer(["versions", String(index)])
    }

    static func pointer(toFeature name: String) -> JSONPointer {
        JSONPointer(["flags", name])
    }
}
