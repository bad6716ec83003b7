import VersionService

extension CorpusRenderer {
    /// What a version's answers to all samples contain, and the screens it shows where something went wrong.
    ///
    /// - Parameters:
    ///   - states: Further states of the version that are part of its contract, see
    ///     ``RenderingVersion/lifecycleStates(_:notice:)``. A check needs the states the contract was frozen with.
    ///   - stateSamples: The samples that are looked at in those; all of them where nil.
    /// - Throws: ``CorpusError/incomplete(_:)`` when the server could not answer all of them, ``ContractError``.
    public func contract(
        of version: RenderingVersion, states: [RenderingVersion] = [], stateSamples: [ScreenSample]? = nil
    ) async throws -> ObservedContract {
        var builder = ContractBuilder(version: version.id.description, catalogue: app.components)
        var known: [String: [Section]] = [:]
        try add(await render(as: version), of: version, besides: &known, to: &builder)
        for state in states where state != version {
            let factors = VersionFactor.all(from: version, to: state).map { factor in
                factor.after.map { "\(factor.name) = \($0)" } ?? "another \(factor.name)"
            }
            let rendered = await render(stateSamples ?? samples, as: state)
            try add(rendered, of: state, label: ", " + factors.joined(separator: ", "), besides: &known, to: &builder)
        }
        return builder.observed()
    }

    /// The contract that answers rendered before amount to.
    ///
    /// - Throws: as ``contract(of:states:)``.
    public func contract(of version: RenderingVersion, from rendered: [RenderedSample]) throws -> ObservedContract {
        var builder = ContractBuilder(version: version.id.description, catalogue: app.components)
        var known: [String: [Section]] = [:]
        try add(rendered, of: version, besides: &known, to: &builder)
        return builder.observed()
    }

    /// - Parameter known: Sections whose contract is in the builder already, by their ids: those need not be looked at again.
    private func add(
        _ rendered: [RenderedSample], of version: RenderingVersion, label: String = "", besides known: inout [String: [Section]],
        to builder: inout ContractBuilder
    ) throws {
        let reasons = rendered.compactMap(\.incompleteness)
        guard reasons.isEmpty else { throw CorpusError.incomplete(reasons) }
        for sample in rendered + failureScreens(of: version) {
            var sample = sample
            var places: [Int]?
            if case .screen(var document) = sample.answer {
                let new = document.sections.indices.filter { index in
                    !(known[document.sections[index].id] ?? []).contains(document.sections[index])
                }
                for index in new { known[document.sections[index].id, default: []].append(document.sections[index]) }
                document.sections = new.map { document.sections[$0] }
                places = new
                sample = RenderedSample(sample.sample, .screen(document), reads: sample.reads)
            }
            guard let (bytes, answer) = sample.bytes(encoder(sample.sample, as: version)) else { continue }
            try builder.add(bytes, as: answer, sample: sample.sample.name + label, sectionIndices: places)
        }
    }

    /// The screens a version shows where something went wrong.
    func failureScreens(of version: RenderingVersion) -> [RenderedSample] {
        if version.isRetired { return [] }
        let failures: [(ScreenFailure, String)] = [
            (.notFound, "not found"), (.invalidRequest, "invalid request"), (.signInRequired, "sign-in required"),
            (.unavailable, "unavailable"),
        ]
        return failures.map { failure, name in
            let context = ScreenContext(
                RenderInputs(
                    features: version.features, brand: app.defaultBrand, locale: app.locales.first ?? "en",
                    capabilities: version.capabilities))
            let sample = ScreenSample("(\(name))", "/error")
            return RenderedSample(sample, refusal(failure, "error", version, context), reads: context.reads)
        }
    }

    /// What a change of a version's features would break for the clients it was frozen for.
    ///
    /// Both states are rendered over the same data, and what the data alone accounts for is left out. A sample that reads
    /// none of the changed features is rendered once.
    /// - Returns: the breaking changes that the change of features brings, each with a screen and a place.
    /// - Throws: ``CorpusError/incomplete(_:)`` when the server could not answer all samples, ``ContractError``.
    public func breakage(
        of frozen: Contract, from before: RenderingVersion, to after: RenderingVersion
    ) async throws -> [ContractChange] {
        guard before != after else { return [] }
        let changed = after.features.differences(from: before.features).map(\.index)
        let old = await render(as: before)
        let isSame = before.capabilities == after.capabilities && before.notice == after.notice && before.isRetired == after.isRetired
        let unaffected = old.filter { sample in isSame && !changed.contains { sample.reads.containsFeature(at: $0) } }
        let names = Set(unaffected.map(\.sample.name))
        let new = await render(samples.filter { !names.contains($0.name) }, as: after)
        return ContractComparison.introduced(
            frozen: frozen, before: try contract(of: before, from: old), after: try contract(of: after, from: unaffected + new)
        ).filter(\.isBreaking)
    }
}
