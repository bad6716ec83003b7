extension OverrideChange {
    /// Changes the stage or the dates of a version.
    func apply(
        _ change: LifecycleChange, to overrides: inout Overrides, _ manifest: VersionManifest, at instant: Timestamp
    ) throws(OverrideChangeError) {
        let effective = manifest.applying(overrides.lifecycle)
        guard let present = effective[change.version] else { throw .unknownVersion(change.version) }
        if case .postpone(let version, let sunset) = change {
            guard present.status == .deprecated else { throw .transition(version, from: present.status, to: .deprecated) }
            if let announced = present.sunsetAt, sunset < announced { throw .earlierSunset(version, announced: announced) }
        } else if !present.status.successors.contains(change.status) {
            throw .transition(change.version, from: present.status, to: change.status)
        }
        if case .promote = change, let former = effective.versions.first(where: { $0.status == .current }) {
            overrides.amend(former.id, dated(instant)) { $0.status = .supported }
        }
        overrides.amend(change.version, dated(instant)) { override in
            override.status = change.status
            switch change {
            case .promote:
                break
            case .deprecate(_, let at, let sunset, let successor, let notice):
                (override.deprecatedAt, override.sunsetAt, override.successor) = (at, sunset, successor)
                override.notice = notice ?? override.notice
            case .postpone(_, let sunset):
                override.sunsetAt = sunset
            case .undeprecate:
                (override.deprecatedAt, override.sunsetAt, override.successor) = (nil, nil, nil)
            case .retire:
                override.retiredAt = instant
            }
        }
    }
}

extension Overrides {
    /// Changes the lifecycle override of a version, which it gets if it has none.
    fileprivate mutating func amend(_ version: APIVersion, _ provenance: Provenance, _ change: (inout LifecycleOverride) -> Void) {
        let index = lifecycle.firstIndex { $0.version == version }
        var override = index.map { lifecycle[$0] } ?? LifecycleOverride(id: nextID, version: version, provenance: provenance)
        override.provenance = provenance
        change(&override)
        if let index {
            lifecycle[index] = override
        } else {
            lifecycle.append(override)
        }
    }
}
