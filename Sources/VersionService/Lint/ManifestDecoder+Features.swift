extension ManifestDecoder {
    /// Reads `flags`.
    mutating func features(_ place: LocatedNode?) -> [FeatureDefinition]? {
        guard let object = structure.object(place, called: "the list of features") else { return nil }
        let (count, maximum) = (object.members.count, FeatureCatalogue.maximumCount)
        if !(1...maximum).contains(count) {
            structure.refuse(object.pointer, "there are \(count) features; a manifest has 1 to \(maximum)")
        }
        var features: [FeatureDefinition] = []
        for member in object.members {
            let isNamed = structure.checkName(of: member, .feature)
            if let feature = feature(member.value, name: member.name), isNamed {
                features.append(feature)
            }
        }
        return features
    }

    private mutating func feature(_ place: LocatedNode, name: String) -> FeatureDefinition? {
        guard let object = structure.object(place, .feature) else { return nil }
        let type = type(of: object)
        let kind = structure.word(object["kind"], FeatureKind.self)
        let defaultValue = structure.literal(object["default"])
        let off = structure.literal(object["off"])
        let runtime = structure.word(object["runtime"], FeatureMutability.self)
        let exposure = structure.word(object["exposure"], FeatureExposure.self)
        let derived = structure.word(object["derived"], FeatureDerivation.self)
        let owner = structure.name(object["owner"], .owner)
        let description = structure.string(object["description"], length: 10...500)
        let minimum = structure.integer(object["minimum"], in: StructureReader.integers)
        let maximum = structure.integer(object["maximum"], in: StructureReader.integers)
        let requires = prerequisites(object["requires"])
        let permanent = structure.boolean(object["permanent"])
        let expires = structure.day(object["expires"])
        let replacedBy = structure.name(object["replacedBy"], .feature)
        let links = addresses(object["links"])
        if let type { check(object, against: type, values: [("default", defaultValue), ("off", off)]) }
        if let kind { check(object, against: kind, type: type, runtime: runtime, permanent: permanent) }
        guard let type, let kind, let defaultValue, let owner, let description else { return nil }
        return FeatureDefinition(
            name: name, type: type, default: defaultValue, off: off ?? defaultValue, kind: kind,
            runtime: runtime ?? kind.defaultMutability, exposure: exposure ?? .server, owner: owner, description: description,
            minimum: minimum, maximum: maximum, requires: requires, permanent: permanent ?? false, expires: expires,
            replacedBy: replacedBy, derived: derived, links: links
        )
    }

    private mutating func type(of object: LocatedObject) -> FeatureType? {
        let values = structure.names(object["values"], .value)
        if object["values"]?.node.value == .array([]) {
            structure.refuse(object.pointer.appending("values"), "the list of values is empty; a string feature has at least one")
        }
        switch structure.word(object["type"], TypeName.self) {
        case .boolean: return .boolean
        case .integer: return .integer
        case .string: return .string(values: values ?? [])
        case nil: return nil
        }
    }

    /// Checks what the type of a feature says about its other members.
    private mutating func check(_ object: LocatedObject, against type: FeatureType, values: [(String, FeatureLiteral?)]) {
        let article = type == .integer ? "an" : "a"
        for (name, value) in values {
            guard let value, !type.isType(of: value) else { continue }
            structure.refuse(object.pointer.appending(name), "`\(name)` of \(article) \(type.name) feature is \(article) \(type.name)")
        }
        let forbidden =
            switch type {
            case .boolean: ["values", "minimum", "maximum"]
            case .integer: ["values"]
            case .string: ["minimum", "maximum"]
            }
        for name in forbidden where object.has(name) {
            structure.refuse(object.pointer.appending(name), "\(article) \(type.name) feature has no `\(name)`", part: .name)
        }
        if case .string = type, !object.has("values") {
            structure.refuse(object.pointer, "a string feature needs `values`, the closed list of what it can be")
        }
    }

    /// Checks what the kind of a feature says about its other members.
    private mutating func check(
        _ object: LocatedObject,
        against kind: FeatureKind,
        type: FeatureType?,
        runtime: FeatureMutability?,
        permanent: Bool?
    ) {
        let required: String? =
            switch kind {
            case .release, .experiment: "expires"
            case .killSwitch: "off"
            case .lifecycle: "derived"
            case .contract, .ops: nil
            }
        if let required, !object.has(required) {
            structure.refuse(object.pointer, "a feature of kind \(kind.rawValue) needs `\(required)`")
        }
        if kind.isTemporary, permanent == true {
            structure.refuse(object.pointer.appending("permanent"), "a feature of kind \(kind.rawValue) is not permanent")
        }
        if kind == .killSwitch, let runtime, runtime != .full {
            structure.refuse(object.pointer.appending("runtime"), "`runtime` of a kill switch is full")
        }
        if kind == .killSwitch || kind == .lifecycle, let type, type != .boolean {
            structure.refuse(object.pointer.appending("type"), "a feature of kind \(kind.rawValue) is boolean")
        }
        if kind != .lifecycle, object.has("derived") {
            structure.refuse(object.pointer.appending("derived"), "only a feature of kind lifecycle is derived", part: .name)
        }
    }

    private mutating func prerequisites(_ place: LocatedNode?) -> [FeaturePrerequisite] {
        var prerequisites: [FeaturePrerequisite] = []
        for element in structure.array(place) ?? [] {
            let object = structure.object(element, .prerequisite)
            let flag = structure.name(object?["flag"], .feature)
            guard let equals = structure.literal(object?["equals"]), let flag else { continue }
            let prerequisite = FeaturePrerequisite(flag: flag, equals: equals)
            if prerequisites.contains(prerequisite) {
                structure.refuse(element.pointer, "this prerequisite is here twice; keep one of them")
            }
            prerequisites.append(prerequisite)
        }
        return prerequisites
    }

    private mutating func addresses(_ place: LocatedNode?) -> [String] {
        var addresses: [String] = []
        for element in structure.array(place) ?? [] {
            if let address = structure.address(element) { addresses.append(address) }
        }
        return addresses
    }
}

/// The types a feature can have, by name.
private enum TypeName: String, CaseIterable {
    case boolean, integer, string
}

extension FeatureType {
    /// Whether `literal` is of this type, on its list or not.
    fileprivate func isType(of literal: FeatureLiteral) -> Bool {
        switch (self, literal) {
        case (.boolean, .boolean), (.integer, .integer), (.string, .string): true
        default: false
        }
    }
}
