public import VersionService

/// The contracts of an app's versions, over its samples and the whole life of each version.
public struct ContractSurvey<App: ScreenApp>: Sendable {
    private let renderer: CorpusRenderer<App>
    private let manifest: VersionManifest
    private let instant: Timestamp

    /// - Parameter instant: Decides which versions are deprecated; contracts do not depend on it.
    public init(_ renderer: CorpusRenderer<App>, manifest: VersionManifest, at instant: Timestamp = .now) {
        self.renderer = renderer
        self.manifest = manifest
        self.instant = instant
    }

    /// The versions whose contract is kept: all but those in beta, which are free to change.
    public var released: [APIVersion] { manifest.versions.filter { $0.status != .beta }.map(\.id) }

    /// The versions that show their screens, oldest first.
    ///
    /// - Throws: ``FeatureResolutionError`` when the app was not compiled for the manifest.
    public func liveVersions() throws(FeatureResolutionError) -> [RenderingVersion] {
        var versions: [RenderingVersion] = []
        for definition in manifest.versions where definition.status != .retired { versions.append(try version(definition.id)) }
        return versions
    }

    /// What a version renders with.
    ///
    /// - Throws: ``FeatureResolutionError`` when there is no such version, or the app was not compiled for the manifest.
    public func version(_ id: APIVersion) throws(FeatureResolutionError) -> RenderingVersion {
        guard let definition = manifest[id] else { throw .unknownVersion(id) }
        return RenderingVersion(definition, features: try manifest.features(of: id, in: renderer.app.features, at: instant))
    }

    /// What a version sends from its release to its retirement, and after.
    ///
    /// - Throws: ``FeatureResolutionError``, and what ``CorpusRenderer/contract(of:states:)`` throws.
    public func contract(of id: APIVersion) async throws -> ObservedContract {
        let version = try version(id)
        return try await renderer.contract(of: version, states: states(of: version), stateSamples: stateSamples)
    }

    /// What has changed since the contract of a version was frozen.
    ///
    /// - Throws: as ``contract(of:)``.
    public func changes(since frozen: Contract, of id: APIVersion) async throws -> [ContractChange] {
        changes(since: frozen, in: try await contract(of: id), of: id)
    }

    /// What has changed between the frozen contract of a version and what it sends now.
    ///
    /// Of a retired version one screen is left: what clients could do without need not be on it.
    public func changes(since frozen: Contract, in present: ObservedContract, of id: APIVersion) -> [ContractChange] {
        let changes = ContractComparison(frozen: frozen, present: present).changes
        guard manifest[id]?.status == .retired else { return changes }
        return changes.filter { $0.rule != .optionalPropertyRemoved }
    }

    /// Does something for several versions side by side, never more than `width` at once.
    public func forEach<Result: Sendable>(
        of versions: [APIVersion], width: Int = 2, _ work: @escaping @Sendable (APIVersion) async throws -> Result
    ) async throws -> [Result] {
        let outcomes = await versions.concurrentMap(width: width) { version -> Swift.Result<Result, any Error> in
            do {
                return .success(try await work(version))
            } catch {
                return .failure(error)
            }
        }
        return try outcomes.map { try $0.get() }
    }

    /// One sample of each screen, signed in where there is one.
    ///
    /// What a stage of its life adds to a version does not depend on the data shown: it need not be looked at in every sample.
    private var stateSamples: [ScreenSample] {
        var chosen: [String: ScreenSample] = [:]
        var order: [String] = []
        for sample in renderer.samples {
            guard case .screen(let path) = sample.request, let name = path.split(separator: "/").first?.split(separator: "?").first
            else { continue }
            if chosen[String(name)] == nil { order.append(String(name)) }
            if chosen[String(name)]?.user == nil, chosen[String(name)] == nil || sample.user != nil { chosen[String(name)] = sample }
        }
        return order.compactMap { chosen[$0] }
    }

    /// The states of a version that its clients are going to meet.
    func states(of version: RenderingVersion) -> [RenderingVersion] {
        guard !version.isRetired else { return [] }
        // A version without a notice of its own will get one that leads where the others' lead.
        let standIn = manifest.versions.last { $0.notice?.url != nil }?.notice
        let retired = RenderingVersion(
            version.id, features: version.features, capabilities: version.capabilities, notice: version.notice ?? standIn, isRetired: true)
        return version.lifecycleStates(manifest.features, notice: standIn) + [retired]
    }
}
