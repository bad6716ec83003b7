public import VersionService

extension RenderingVersion {
    /// The states a version passes through without its contract being changed: in use and deprecated, the latter with each value
    /// of the features by which those who run the service say how it is shown (kind `ops`; integers stay as they are).
    ///
    /// A contract is frozen over all of them, so that deprecating a version years later breaks nothing.
    /// - Parameter standIn: A notice for a version that has none yet.
    /// - Returns: the version itself first; nothing else for a retired one.
    public func lifecycleStates(_ definitions: [FeatureDefinition], notice standIn: VersionNotice? = nil) -> [RenderingVersion] {
        guard !isRetired else { return [self] }
        var states = [self]
        for isDeprecated in [false, true] {
            guard let state = deprecated(isDeprecated, definitions, standIn) else { continue }
            if !states.contains(state) { states.append(state) }
            guard isDeprecated else { continue }
            for definition in definitions where definition.kind == .ops {
                for value in definition.values.map(FeatureLiteral.string) + (definition.type == .boolean ? [false, true] : []) {
                    guard let features = try? state.features.replacing(name: definition.name, value: value) else { continue }
                    var other = state
                    other.features = features
                    if !states.contains(other) { states.append(other) }
                }
            }
        }
        return states
    }

    /// The version in one stage of its life; nil where no feature tells the stages apart.
    private func deprecated(_ isDeprecated: Bool, _ definitions: [FeatureDefinition], _ standIn: VersionNotice?) -> RenderingVersion? {
        var state = self
        let derived = definitions.filter { $0.derived == .versionIsDeprecated }
        for definition in derived {
            guard let features = try? state.features.replacing(name: definition.name, value: .boolean(isDeprecated)) else { return nil }
            state.features = features
        }
        if isDeprecated { state.notice = state.notice ?? standIn }
        return derived.isEmpty ? nil : state
    }
}
