extension OverridesDecoder {
    /// Reads `lifecycle`.
    mutating func lifecycleOverrides(_ place: LocatedNode?) -> [LifecycleOverride] {
        var overrides: [LifecycleOverride] = []
        for element in array(place, upTo: OverrideLimits.overrides, of: "lifecycle overrides") {
            let override = isolated(element, subject(ofLifecycle: element)) { $0.lifecycleOverride(element) }
            if let override { overrides.append(override) }
        }
        return overrides
    }

    private func subject(ofLifecycle place: LocatedNode) -> OverrideDamage.Subject {
        guard
            case .object(let object) = place.node.value, case .string(let name) = object["version"]?.value.value,
            let version = APIVersion(name)
        else { return .unknown }
        return .lifecycle(version)
    }

    private mutating func lifecycleOverride(_ place: LocatedNode) -> LifecycleOverride? {
        guard let object = structure.object(place, .lifecycleOverride) else { return nil }
        let id = structure.string(object["id"], length: OverrideLimits.id)
        let version = structure.version(object["version"])
        let status = structure.word(object["status"], VersionStatus.self)
        let deprecatedAt = structure.instant(object["deprecatedAt"])
        let sunsetAt = structure.instant(object["sunsetAt"])
        let retiredAt = structure.instant(object["retiredAt"])
        let successor = structure.version(object["successor"])
        let notice = structure.notice(object["notice"])
        guard let version, let provenance = provenance(object) else { return nil }
        return LifecycleOverride(
            id: id ?? "", version: version, status: status, deprecatedAt: deprecatedAt, sunsetAt: sunsetAt, retiredAt: retiredAt,
            successor: successor, notice: notice, provenance: provenance
        )
    }
}
