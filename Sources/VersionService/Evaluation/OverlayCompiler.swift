/// Folds overrides into the features of versions.
struct OverlayCompiler {
    private let manifest: VersionManifest
    private let catalogue: FeatureCatalogue
    private let plan: OverridePlan
    private let instant: Timestamp
    private let resolver: FeatureResolver
    private let definitions: [FeatureDefinition]
    /// The rules of each override, made ready once for all versions.
    private var rules: [FeatureOverride: [CompiledRule]] = [:]
    /// The instants at which something changes.
    private(set) var boundaries: [Timestamp] = []

    init(
        _ manifest: VersionManifest, _ catalogue: FeatureCatalogue, _ plan: OverridePlan, at instant: Timestamp
    ) throws(FeatureResolutionError) {
        self.manifest = manifest
        self.catalogue = catalogue
        self.plan = plan
        self.instant = instant
        resolver = try FeatureResolver(manifest, in: catalogue)
        definitions = catalogue.descriptors.compactMap { manifest.feature(named: $0.name) }
        for (flag, part) in plan.parts {
            guard let descriptor = catalogue[flag] else { continue }
            var compiler = RuleCompiler(descriptor, segments: part.segments, at: instant)
            for override in part.overrides {
                rules[override] = compiler.compile(override)
                boundaries += override.schedule.boundaries
            }
            boundaries += compiler.boundaries
        }
    }

    /// What the version at `index` has by the manifest alone, prerequisites not yet judged.
    func baseFeatures(ofVersionAt index: Int) -> FeatureSet {
        let isDeprecated = VersionLifecycle(of: manifest.versions[index], at: instant).isDeprecated
        return resolver.derived(resolver.assignedFeatures(ofVersionAt: index), isDeprecated: isDeprecated)
    }

    /// How the features of the version at `index` come about.
    mutating func plan(ofVersionAt index: Int) -> FeaturePlan {
        let version = manifest.versions[index].id
        var unsettled = baseFeatures(ofVersionAt: index)
        var dynamic: [(index: Int, rules: [CompiledRule])] = []
        for (flag, part) in plan.parts {
            guard let descriptor = catalogue[flag] else { continue }
            let (value, rules) = fold(part.overrides.inForce(in: version, at: instant), descriptor, definitions[descriptor.index])
            if let value { unsettled = unsettled.replacing(at: descriptor.index, with: value) }
            if !rules.isEmpty { dynamic.append((descriptor.index, rules)) }
        }
        dynamic.sort { $0.index < $1.index }
        let settled = resolver.withPrerequisites(unsettled)
        let requirements = requirements(Set(dynamic.map(\.index)))
        // What is dynamic, or depends on it, begins unsettled.
        let open = Set(dynamic.map(\.index) + requirements.map(\.index))
        let template = open.reduce(settled) { $0.replacing(at: $1, with: unsettled.storedValue(at: $1)) }
        var assembler = RuleAssembler()
        for feature in dynamic { assembler.add(feature.rules, ofFeatureAt: feature.index) }
        let program = assembler.program
        return FeaturePlan(
            constants: settled, attributes: program.attributes.map(\.name).sorted(), program: program,
            requirements: requirements, template: template
        )
    }

    /// What overrides in force, the strongest first, leave of a feature: a value, if one decides, and the rules asked before it.
    private func fold(
        _ overrides: [FeatureOverride], _ descriptor: FeatureDescriptor, _ definition: FeatureDefinition
    ) -> (value: Int64?, rules: [CompiledRule]) {
        var asked: [CompiledRule] = []
        for override in overrides {
            switch override.action {
            case .kill:
                return (descriptor.type.storedValue(of: definition.off), [])
            case .set(let value):
                return (descriptor.type.storedValue(of: value), asked)
            case .rules:
                for rule in rules[override] ?? [] {
                    if let constant = rule.constant { return (constant, asked) }
                    asked.append(rule)
                }
            }
        }
        return (nil, asked)
    }

    /// The prerequisites that are to be judged request by request, where the features at the indices in `open` differ between requests.
    private func requirements(_ open: Set<Int>) -> [FeaturePlan.Requirement] {
        definitions.enumerated().compactMap { index, definition in
            let needs = definition.requires.compactMap { need -> FeaturePlan.Need? in
                guard let descriptor = catalogue[need.flag], let value = descriptor.type.storedValue(of: need.equals) else { return nil }
                return FeaturePlan.Need(index: descriptor.index, value: value)
            }
            guard !needs.isEmpty, open.contains(index) || needs.contains(where: { open.contains($0.index) }) else { return nil }
            let off = catalogue.descriptors[index].type.storedValue(of: definition.off) ?? 0
            return FeaturePlan.Requirement(index: index, off: off, needs: needs)
        }
    }
}

extension [FeatureOverride] {
    /// Those in force in a version at an instant, the strongest first.
    func inForce(in version: APIVersion, at instant: Timestamp) -> [FeatureOverride] {
        filter { $0.versions.contains(version) && $0.schedule.contains(instant) }.sorted { $0.precedence > $1.precedence }
    }
}
