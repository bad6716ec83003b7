import Crypto

extension VersionManifest {
    /// The manifest with other stages and dates; overrides of versions it does not have are passed over.
    func applying(_ overrides: [LifecycleOverride]) -> VersionManifest {
        guard !overrides.isEmpty else { return self }
        let versions = versions.map { definition in
            overrides.filter { $0.version == definition.id }.reduce(definition) { $1.applied(to: $0) }
        }
        return VersionManifest(service: service, policy: policy, features: features, versions: versions, clients: clients)
    }

    /// What overrides are written against, as in `sha256:…`: the names, types, values and prerequisites of the features, and the names of
    /// the versions.
    public var fingerprint: String {
        let lines = features.map { feature in
            let bounds = "\(feature.minimum.map(String.init) ?? "")..\(feature.maximum.map(String.init) ?? "")"
            let requires = feature.requires.map { "\($0.flag)=\($0.equals)" }.joined(separator: ",")
            let values = feature.values.joined(separator: ",")
            return "\(feature.name):\(feature.type.name):\(values):\(bounds):\(feature.off):\(feature.runtime.rawValue):\(requires)"
        }
        let text = (lines.sorted() + versions.map(\.id.description)).joined(separator: "\n")
        return "sha256:" + SHA256.hexadecimalDigest(of: Array(text.utf8))
    }
}
