extension ManifestDecoder {
    /// Reads `versions`, each with the component sets it inherits.
    mutating func versions(_ place: LocatedNode?) -> [VersionDefinition]? {
        guard let elements = structure.array(place) else { return nil }
        if elements.isEmpty, let place {
            structure.refuse(place.pointer, "the list of versions is empty; a manifest has at least one")
        }
        var versions: [VersionDefinition] = []
        for element in elements {
            if let version = version(element, after: versions) { versions.append(version) }
        }
        return versions
    }

    private mutating func version(_ place: LocatedNode, after earlier: [VersionDefinition]) -> VersionDefinition? {
        guard let object = structure.object(place, .version) else { return nil }
        let id = structure.version(object["id"])
        let status = structure.word(object["status"], VersionStatus.self)
        let releasedAt = structure.day(object["releasedAt"])
        let inherits = structure.version(object["inherits"])
        let set = assignments(object["set"])
        let unset = structure.names(object["unset"], .feature) ?? []
        let changes = changes(object["changes"])
        let deprecatedAt = structure.instant(object["deprecatedAt"])
        let sunsetAt = structure.instant(object["sunsetAt"])
        let retiredAt = structure.instant(object["retiredAt"])
        let successor = structure.version(object["successor"])
        let notice = structure.notice(object["notice"])
        let minAppVersion = appReleases(object["minAppVersion"])
        let ownCapability = capability(object["capability"])
        if let status { check(object, against: status) }
        guard let id, let status, let releasedAt else { return nil }
        let parent = inherits.map { id in earlier.first { $0.id == id } } ?? earlier.last
        return VersionDefinition(
            id: id, status: status, releasedAt: releasedAt, inherits: inherits, set: set, unset: unset, changes: changes,
            deprecatedAt: deprecatedAt, sunsetAt: sunsetAt, retiredAt: retiredAt, successor: successor, notice: notice,
            minAppVersion: minAppVersion, capability: (parent?.capability ?? [:]).merging(ownCapability) { $1 }
        )
    }

    /// Checks which dates the stage of a version needs and which it cannot have.
    private mutating func check(_ object: LocatedObject, against status: VersionStatus) {
        let required: [String]
        let forbidden: [String]
        switch status {
        case .beta, .current: (required, forbidden) = ([], ["deprecatedAt", "sunsetAt", "retiredAt"])
        case .supported: (required, forbidden) = ([], ["retiredAt"])
        case .deprecated: (required, forbidden) = (["deprecatedAt", "successor"], ["retiredAt"])
        case .retired: (required, forbidden) = (["deprecatedAt", "sunsetAt", "retiredAt", "successor"], [])
        }
        for name in required where !object.has(name) {
            structure.refuse(object.pointer, "a \(status) version needs `\(name)`")
        }
        for name in forbidden where object.has(name) {
            structure.refuse(object.pointer.appending(name), "a \(status) version has no `\(name)`", part: .name)
        }
        if status == .supported, object.has("sunsetAt"), !object.has("deprecatedAt") {
            structure.refuse(object.pointer, "a version with `sunsetAt` needs `deprecatedAt`")
        }
    }

    private mutating func assignments(_ place: LocatedNode?) -> [String: FeatureLiteral] {
        var assignments: [String: FeatureLiteral] = [:]
        for member in structure.object(place, called: "`set`")?.members ?? [] where structure.checkName(of: member, .feature) {
            assignments[member.name] = structure.literal(member.value)
        }
        return assignments
    }

    private mutating func changes(_ place: LocatedNode?) -> [VersionChange] {
        var changes: [VersionChange] = []
        for element in structure.array(place) ?? [] {
            guard let object = structure.object(element, .change) else { continue }
            let type = structure.word(object["type"], VersionChange.Kind.self)
            let summary = structure.string(object["summary"], length: 10...300)
            let flags = structure.names(object["flags"], .feature) ?? []
            let breaking = structure.boolean(object["breaking"]) ?? false
            let audience = structure.word(object["audience"], VersionChange.Audience.self) ?? .public
            guard let type, let summary else { continue }
            changes.append(VersionChange(type: type, summary: summary, flags: flags, breaking: breaking, audience: audience))
        }
        return changes
    }

    private mutating func capability(_ place: LocatedNode?) -> [String: SemanticVersion] {
        var versions: [String: SemanticVersion] = [:]
        for member in structure.object(place, called: "`capability`")?.members ?? []
        where structure.checkName(of: member, .componentSet) {
            versions[member.name] = structure.componentVersion(member.value)
        }
        return versions
    }

    private mutating func appReleases(_ place: LocatedNode?) -> [AppPlatform: SemanticVersion] {
        var releases: [AppPlatform: SemanticVersion] = [:]
        for (name, value) in structure.object(place, called: "`minAppVersion`")?.members ?? [] {
            let release = structure.appRelease(value)
            if let platform = AppPlatform(rawValue: name) {
                releases[platform] = release
            } else {
                let platforms = AppPlatform.allCases.map(\.rawValue).joined(separator: ", ")
                structure.refuse(value.pointer, "`\(name)` is not one of \(platforms)", part: .name)
            }
        }
        return releases
    }
}
