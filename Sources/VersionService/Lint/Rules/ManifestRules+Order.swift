/// Which versions there are, and in what order.
extension ManifestRules {
    /// V002: ids are unique and go up.
    mutating func checkVersionOrder() {
        var seen: Set<APIVersion> = []
        for (index, version) in manifest.versions.enumerated() {
            let pointer = Self.pointer(toVersionAt: index).appending("id")
            if !seen.insert(version.id).inserted {
                report.add(.versionOrder, "there is already a version \(version.id); give this one another id", at: pointer)
            } else if index > 0, version.id < manifest.versions[index - 1].id {
                let previous = manifest.versions[index - 1].id
                report.add(.versionOrder, "\(version.id) comes after \(previous); list versions oldest first", at: pointer)
            }
        }
    }

    /// V003: a version inherits from an entry before it.
    mutating func checkInheritance() {
        for (index, version) in manifest.versions.enumerated() {
            guard let parent = version.inherits else { continue }
            let pointer = Self.pointer(toVersionAt: index).appending("inherits")
            guard let parentIndex = manifest.index(of: parent) else {
                report.add(.inheritance, "there is no version \(parent) to inherit from", at: pointer)
                continue
            }
            if parentIndex >= index {
                report.add(.inheritance, "\(version.id) inherits from \(parent), which is not listed before it", at: pointer)
            }
        }
    }

    /// V008, V009 and V010: one current version, few in beta, and nothing livelier than what is newer.
    mutating func checkStatuses() {
        checkCurrentVersion()
        checkBetaVersions()
        for index in manifest.versions.indices.dropLast() {
            let (older, newer) = (manifest.versions[index], manifest.versions[index + 1])
            guard older.status > newer.status else { continue }
            report.add(
                .statusOrder, "\(older.id) is \(older.status) although the newer \(newer.id) is \(newer.status)",
                at: Self.pointer(toVersionAt: index).appending("status")
            )
        }
    }

    private mutating func checkCurrentVersion() {
        let current = manifest.versions.indices.filter { manifest.versions[$0].status == .current }
        if current.isEmpty {
            report.add(.currentVersion, "no version is current; exactly one has to be", at: JSONPointer(["versions"]))
        }
        for index in current.dropFirst() {
            report.add(
                .currentVersion, "\(manifest.versions[current[0]].id) is current already; exactly one version is",
                at: Self.pointer(toVersionAt: index).appending("status")
            )
        }
    }

    private mutating func checkBetaVersions() {
        let maximum = manifest.policy.maxBetaVersions
        for index in manifest.versions.indices.filter({ manifest.versions[$0].status == .beta }).dropFirst(maximum) {
            report.add(
                .betaVersions, "more versions are in beta than the policy allows (maxBetaVersions is \(maximum))",
                at: Self.pointer(toVersionAt: index).appending("status")
            )
        }
    }

    /// V019: a client is pinned to a version that is served.
    mutating func checkClients() {
        for (client, version) in manifest.clients where !manifest.liveVersions.contains(version) {
            let live = manifest.liveVersions.map(\.description).joined(separator: ", ")
            let problem = manifest[version] == nil ? "there is no version \(version)" : "\(version) is retired"
            report.add(
                .clientVersion, "\(problem); pin `\(client)` to a version that is served (\(live))",
                at: JSONPointer(["clients", client])
            )
        }
    }
}
