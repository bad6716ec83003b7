/// Turns a document into overrides, and reports what does not have their structure.
///
/// Every override is read by itself: one that is wrong is left out and named, and the others are there all the same.
struct OverridesDecoder {
    var structure: StructureReader
    private(set) var damage: [OverrideDamage] = []

    init(report: FindingReport) {
        structure = StructureReader(report: report)
    }

    /// What could be read, or `nil` where the document as a whole makes no sense.
    mutating func decode(_ document: JSONDocument) -> Overrides? {
        let root = LocatedNode(node: document.root, pointer: JSONPointer())
        guard let object = structure.object(root, .overrides) else { return nil }
        _ = structure.string(object["$schema"])
        guard isReadable(object["schemaVersion"]), let service = structure.name(object["service"], .service) else { return nil }
        let environment = structure.name(object["environment"], .environment)
        let baseFingerprint = structure.string(object["baseFingerprint"], length: OverrideLimits.label)
        let revision = structure.integer(object["revision"], in: 0...StructureReader.integers.upperBound)
        let segments = segments(object["segments"])
        let features = features(object["overrides"])
        let lifecycle = lifecycleOverrides(object["lifecycle"])
        var overrides = Overrides(
            service: service, environment: environment, baseFingerprint: baseFingerprint, revision: revision, segments: segments,
            features: features, lifecycle: lifecycle
        )
        overrides.nameTheNameless()
        return overrides
    }

    /// Reads something by itself.
    ///
    /// - Returns: `nil` when anything is wrong inside, which is then kept as damage to `subject`.
    mutating func isolated<Value>(
        _ place: LocatedNode, _ subject: OverrideDamage.Subject, _ read: (inout OverridesDecoder) -> Value?
    ) -> Value? {
        let count = structure.report.findings.count
        let value = read(&self)
        if let finding = structure.report.findings.dropFirst(count).first {
            damage.append(OverrideDamage(subject: subject, pointer: place.pointer, message: finding.message))
            return nil
        }
        return value
    }

    /// Reads an array of at most that many elements; what is beyond them is not looked at.
    mutating func array(_ place: LocatedNode?, upTo maximum: Int, of things: String, atLeastOne: Bool = false) -> [LocatedNode] {
        guard let place, let elements = structure.array(place) else { return [] }
        if elements.count > maximum {
            structure.refuse(place.pointer, "there are \(elements.count) \(things); \(maximum) is the limit")
        }
        if atLeastOne, elements.isEmpty {
            structure.refuse(place.pointer, "the list of \(things) is empty; it needs at least one")
        }
        return Array(elements.prefix(maximum))
    }

    private mutating func isReadable(_ place: LocatedNode?) -> Bool {
        guard let place else { return false }
        guard case .number(let number) = place.node.value, number.integer == 1 else {
            structure.refuse(place.pointer, "this reads schema version 1, not \(place.node.kind)")
            return false
        }
        return true
    }

    private mutating func segments(_ place: LocatedNode?) -> [String: [Condition]] {
        guard let object = structure.object(place, called: "the list of segments") else { return [:] }
        if object.members.count > OverrideLimits.segments {
            structure.refuse(object.pointer, "there are \(object.members.count) segments; \(OverrideLimits.segments) is the limit")
        }
        var segments: [String: [Condition]] = [:]
        for member in object.members.prefix(OverrideLimits.segments) {
            segments[member.name] = isolated(member.value, .segment(member.name)) { decoder in
                _ = decoder.structure.checkName(of: member, .segment)
                return decoder.conditions(member.value, atLeastOne: true)
            }
        }
        return segments
    }
}

extension NameRule {
    static let environment = NameRule(style: .kebabCase, length: 1...63)
    static let segment = NameRule(style: .mixed, length: 1...63)
}

extension Overrides {
    /// Gives those that came without a name one that no other has.
    fileprivate mutating func nameTheNameless() {
        for index in features.indices where features[index].id.isEmpty {
            features[index].id = nextID
        }
        for index in lifecycle.indices where lifecycle[index].id.isEmpty {
            lifecycle[index].id = nextID
        }
    }
}
