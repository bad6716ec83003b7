/// Stages of versions that were changed at run time.
extension OverrideValidator {
    /// O003, O016, O017 and O023: a version lives in the order of the stages, and the manifest keeps its rules.
    mutating func checkLifecycle() {
        var seen: Set<APIVersion> = []
        for (index, override) in overrides.lifecycle.enumerated() {
            let pointer = Self.pointer(toLifecycleAt: index)
            guard let definition = manifest[override.version] else {
                add(
                    .unknownVersion, "there is no version \(override.version)", at: pointer.appending("version"), id: override.id)
                continue
            }
            if !seen.insert(override.version).inserted {
                add(
                    .overlap, "there is already a lifecycle override of \(override.version); keep one of them", at: pointer,
                    id: override.id)
            }
            checkTransition(override, from: definition, pointer)
            checkDates(override, effective[override.version] ?? definition, pointer)
            if override.applied(to: definition) == definition {
                add(.caughtUp, "versions.json says the same of \(override.version); this can be removed", at: pointer, id: override.id)
            }
        }
        checkResult()
    }

    private mutating func checkTransition(_ override: LifecycleOverride, from definition: VersionDefinition, _ pointer: JSONPointer) {
        guard let status = override.status, !definition.status.canBecome(status) else { return }
        add(
            .lifecycleTransition, "\(definition.id) is \(definition.status) and cannot become \(status)",
            at: pointer.appending("status"), id: override.id)
    }

    /// The dates that a stage needs, as the structure of a manifest asks for them.
    private mutating func checkDates(_ override: LifecycleOverride, _ version: VersionDefinition, _ pointer: JSONPointer) {
        var missing: [String] = []
        if version.status <= .deprecated {
            if version.deprecatedAt == nil { missing.append("deprecatedAt") }
            if version.successor == nil { missing.append("successor") }
        }
        if version.status == .retired {
            if version.sunsetAt == nil { missing.append("sunsetAt") }
            if version.retiredAt == nil { missing.append("retiredAt") }
        }
        if version.sunsetAt != nil, version.deprecatedAt == nil { missing.append("deprecatedAt") }
        for name in missing {
            add(.lifecycle, "a \(version.status) version needs `\(name)`; say when or where", at: pointer, id: override.id)
        }
        if version.status >= .current, override.deprecatedAt != nil || override.sunsetAt != nil {
            add(.lifecycle, "a \(version.status) version has no dates of an end; take them out", at: pointer, id: override.id)
        }
    }

    /// The rules of the manifest itself, as far as the overrides break them.
    private mutating func checkResult() {
        guard !overrides.lifecycle.isEmpty else { return }
        let before = Set(Self.errors(in: manifest, at: instant).map(\.message))
        for finding in Self.errors(in: effective, at: instant) where !before.contains(finding.message) {
            let index = finding.versionIndex.flatMap { place in
                overrides.lifecycle.firstIndex { $0.version == effective.versions[place].id }
            }
            let pointer = index.map(Self.pointer(toLifecycleAt:)) ?? JSONPointer(["lifecycle"])
            let id = index.map { overrides.lifecycle[$0].id }
            add(.lifecycle, "\(finding.message) (\(finding.code.rawValue) of versions.json)", at: pointer, id: id)
        }
    }

    /// What breaks the rules about stages and dates in a manifest.
    private static func errors(in manifest: VersionManifest, at instant: Timestamp) -> [Finding] {
        guard let nowhere = try? JSONDocument(parsing: Array("{}".utf8)) else { return [] }
        var rules = ManifestRules(manifest, today: instant, report: FindingReport(on: nowhere, file: ""))
        rules.checkStatuses()
        rules.checkDates()
        rules.checkSuccessors()
        rules.checkClients()
        return rules.report.findings.filter { $0.level == .error }
    }
}

extension Finding {
    /// The place of the version that the finding is about.
    fileprivate var versionIndex: Int? {
        guard pointer.tokens.count > 1, pointer.tokens[0] == "versions" else { return nil }
        return Int(pointer.tokens[1])
    }
}

extension VersionStatus {
    /// The stages that come next: a version grows older, and a deprecation can be taken back.
    var successors: [VersionStatus] {
        switch self {
        case .beta: [.current]
        case .current: [.supported]
        case .supported: [.deprecated]
        case .deprecated: [.supported, .retired]
        case .retired: []
        }
    }

    /// Whether a version of this stage can come to another, through others perhaps.
    func canBecome(_ status: VersionStatus) -> Bool {
        if self == .deprecated, status == .supported { return true }
        return self != .retired && status <= self || self == status
    }
}
