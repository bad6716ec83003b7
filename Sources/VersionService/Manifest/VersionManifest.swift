/// The contents of `versions.json`: every feature, and every version of the API with the features it changes.
///
/// A manifest exists only if the file has no errors (see ``ManifestLinter``), so everything that takes one can rely on what the rules
/// promise: names that resolve, values of the right type, exactly one current version.
public struct VersionManifest: Hashable, Sendable {
    /// The name of the service the versions belong to.
    public let service: String
    /// What is promised about the versions.
    public let policy: VersionPolicy
    /// The features, in the order of the file.
    public let features: [FeatureDefinition]
    /// The versions, oldest first.
    public let versions: [VersionDefinition]
    /// The versions that clients without a version of their own are pinned to, by the name of the client.
    public let clients: [String: APIVersion]
    /// The catalogue a program has to be compiled with to serve this manifest.
    public let catalogue: FeatureCatalogue

    private let versionIndices: [APIVersion: Int]

    /// Creates a manifest whose features have unique names; the linter vouches for the rest.
    init(
        service: String,
        policy: VersionPolicy,
        features: [FeatureDefinition],
        versions: [VersionDefinition],
        clients: [String: APIVersion]
    ) {
        self.service = service
        self.policy = policy
        self.features = features
        self.versions = versions
        self.clients = clients
        catalogue = FeatureCatalogue(
            features.enumerated().map { FeatureDescriptor(name: $1.name, index: $0, type: $1.type) }
        )
        versionIndices = Dictionary(versions.enumerated().map { ($1.id, $0) }) { first, _ in first }
    }

    /// Parses and checks a manifest.
    ///
    /// - Parameters:
    ///   - bytes: The contents of the file.
    ///   - file: The name of the file, for messages.
    /// - Throws: ``ManifestError`` with everything that is wrong.
    public init(parsing bytes: [UInt8], file: String = "versions.json") throws(ManifestError) {
        let (manifest, findings) = ManifestLinter.lint(bytes, file: file)
        guard let manifest else {
            throw ManifestError(file: file, findings: findings.filter { $0.level == .error })
        }
        self = manifest
    }
}

extension VersionManifest {
    /// The definition of a version.
    public subscript(version: APIVersion) -> VersionDefinition? {
        index(of: version).map { versions[$0] }
    }

    /// The definition of the feature called `name`.
    public func feature(named name: String) -> FeatureDefinition? {
        catalogue[name].map { features[$0.index] }
    }

    /// The version of each component set that clients of a version know; empty for an unknown version.
    public func capability(of version: APIVersion) -> [String: SemanticVersion] {
        self[version]?.capability ?? [:]
    }

    /// The versions that are served, oldest first.
    public var liveVersions: [APIVersion] {
        versions.filter(\.status.isLive).map(\.id)
    }

    /// The place of a version among ``versions``.
    func index(of version: APIVersion) -> Int? {
        versionIndices[version]
    }

    /// The place of the version that the one at `index` differs from; `nil` for the first, which differs from the defaults.
    func parentIndex(of index: Int) -> Int? {
        if let inherited = versions[index].inherits {
            return self.index(of: inherited)
        }
        return index > 0 ? index - 1 : nil
    }
}
