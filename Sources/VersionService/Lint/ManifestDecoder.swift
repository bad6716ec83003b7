/// Turns a document into a manifest, and reports what does not have its structure.
///
/// It is as strict as `docs/versions.schema.json`, neither more nor less; what follows from several values together is left to
/// ``ManifestRules``.
struct ManifestDecoder {
    var structure: StructureReader

    init(report: FindingReport) {
        structure = StructureReader(report: report)
    }

    /// The manifest, or `nil` when the structure is wrong somewhere.
    mutating func decode(_ document: JSONDocument) -> VersionManifest? {
        let root = LocatedNode(node: document.root, pointer: JSONPointer())
        guard let object = structure.object(root, .manifest) else { return nil }
        _ = structure.string(object["$schema"])
        checkSchemaVersion(object["schemaVersion"])
        let service = structure.name(object["service"], .service)
        let policy = object.has("policy") ? self.policy(object["policy"]) : VersionPolicy()
        let features = self.features(object["flags"])
        let versions = self.versions(object["versions"])
        let clients = object.has("clients") ? self.clients(object["clients"]) : [:]
        let isWellFormed = !structure.report.findings.contains { $0.code == .structure }
        guard isWellFormed, let service, let policy, let features, let versions, let clients else { return nil }
        return VersionManifest(service: service, policy: policy, features: features, versions: versions, clients: clients)
    }

    private mutating func checkSchemaVersion(_ place: LocatedNode?) {
        guard let place else { return }
        guard case .number(let number) = place.node.value, number.integer == 1 else {
            structure.refuse(place.pointer, "this reads schema version 1, not \(place.node.kind)")
            return
        }
    }

    private mutating func policy(_ place: LocatedNode?) -> VersionPolicy? {
        guard let object = structure.object(place, .policy) else { return nil }
        let unstated = VersionPolicy()
        return VersionPolicy(
            minSunsetNoticeDays: structure.integer(object["minSunsetNoticeDays"], in: 0...36_500) ?? unstated.minSunsetNoticeDays,
            maxBetaVersions: structure.integer(object["maxBetaVersions"], in: 0...9999) ?? unstated.maxBetaVersions,
            flagLifetimeDays: structure.integer(object["flagLifetimeDays"], in: 1...36_500) ?? unstated.flagLifetimeDays
        )
    }

    private mutating func clients(_ place: LocatedNode?) -> [String: APIVersion]? {
        guard let object = structure.object(place, called: "the list of clients") else { return nil }
        var clients: [String: APIVersion] = [:]
        for member in object.members where structure.checkName(of: member, .client) {
            clients[member.name] = structure.version(member.value)
        }
        return clients
    }
}
