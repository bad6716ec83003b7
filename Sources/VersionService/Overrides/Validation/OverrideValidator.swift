/// The rules that overrides have to follow together with a manifest (O002 and up).
///
/// Each rule is in the extension that is named after its topic.
public struct OverrideValidator {
    let overrides: Overrides
    /// The manifest as the file has it.
    let manifest: VersionManifest
    /// The manifest with the lifecycle overrides applied.
    let effective: VersionManifest
    let instant: Timestamp
    private(set) var findings: [OverrideFinding] = []

    private init(_ overrides: Overrides, against manifest: VersionManifest, at instant: Timestamp) {
        self.overrides = overrides
        self.manifest = manifest
        self.instant = instant
        effective = manifest.applying(overrides.lifecycle)
    }

    /// Everything that is to be said about overrides.
    ///
    /// - Parameters:
    ///   - overrides: The overrides.
    ///   - manifest: The features and versions they are about.
    ///   - instant: The moment by which things count as over.
    public static func findings(
        in overrides: Overrides, against manifest: VersionManifest, at instant: Timestamp
    ) -> [OverrideFinding] {
        var validator = OverrideValidator(overrides, against: manifest, at: instant)
        validator.checkDocument()
        validator.checkSegments()
        for index in overrides.features.indices { validator.checkFeature(at: index) }
        validator.checkOverlaps()
        validator.checkPrerequisites()
        validator.checkLifecycle()
        return validator.findings
    }

    /// What a change makes wrong, beside what is to be said about the overrides it leads to.
    ///
    /// What was wrong before is a warning, whoever is to blame for it: a kill has to land although another feature is in disorder.
    public static func findings(
        in overrides: Overrides, after previous: Overrides, against manifest: VersionManifest, at instant: Timestamp
    ) -> [OverrideFinding] {
        var findings = findings(in: overrides, against: manifest, at: instant)
        guard findings.contains(where: { $0.level == .error }) else { return findings }
        let known = Set(self.findings(in: previous, against: manifest, at: instant).map(\.identity))
        for index in findings.indices where findings[index].level == .error && known.contains(findings[index].identity) {
            findings[index].level = .warning
        }
        return findings
    }

    mutating func add(
        _ code: OverrideFindingCode,
        _ message: String,
        at pointer: JSONPointer,
        about override: FeatureOverride? = nil,
        id: String? = nil,
        level: FindingLevel? = nil
    ) {
        findings.append(
            OverrideFinding(
                code: code, level: level ?? code.level, message: message, pointer: pointer, flag: override?.flag,
                override: override?.id ?? id
            )
        )
    }

    static func pointer(toFeatureAt index: Int) -> JSONPointer {
        JSONPointer(["overrides", String(index)])
    }

    static func pointer(toLifecycleAt index: Int) -> JSONPointer {
        JSONPointer(["lifecycle", String(index)])
    }

    /// O014, O015 and O019: the document belongs here, and names are unique.
    private mutating func checkDocument() {
        if overrides.service != manifest.service {
            add(
                .service, "these are overrides of `\(overrides.service)`, and this is `\(manifest.service)`; apply them there",
                at: JSONPointer(["service"]))
        }
        if let fingerprint = overrides.baseFingerprint, fingerprint != manifest.fingerprint {
            add(
                .baseFingerprint, "the features of the manifest have changed since this was written; look at it again",
                at: JSONPointer(["baseFingerprint"]))
        }
        var names: Set<String> = []
        for (index, override) in overrides.features.enumerated() where !names.insert(override.id).inserted {
            add(
                .duplicateID, "there is already an override `\(override.id)`; give this one another name",
                at: Self.pointer(toFeatureAt: index).appending("id"), about: override)
        }
        for (index, override) in overrides.lifecycle.enumerated() where !names.insert(override.id).inserted {
            add(
                .duplicateID, "there is already an override `\(override.id)`; give this one another name",
                at: Self.pointer(toLifecycleAt: index).appending("id"), id: override.id)
        }
    }
}
