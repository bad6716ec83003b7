/// What features and versions say about features.
extension ManifestRules {
    /// V004: every feature that is named is defined.
    mutating func checkFeatureNames() {
        for feature in manifest.features {
            let pointer = Self.pointer(toFeature: feature.name)
            for (index, prerequisite) in feature.requires.enumerated() {
                checkName(prerequisite.flag, at: pointer.appending("requires").appending(index).appending("flag"))
            }
            if let replacement = feature.replacedBy {
                checkName(replacement, at: pointer.appending("replacedBy"))
            }
        }
        for (index, version) in manifest.versions.enumerated() {
            let pointer = Self.pointer(toVersionAt: index)
            for name in version.set.keys {
                checkName(name, at: pointer.appending("set").appending(name), part: .name)
            }
            for (position, name) in version.unset.enumerated() {
                checkName(name, at: pointer.appending("unset").appending(position))
            }
            for (change, position, name) in version.namedChanges {
                checkName(name, at: pointer.appending("changes").appending(change).appending("flags").appending(position))
            }
        }
    }

    private mutating func checkName(_ name: String, at pointer: JSONPointer, part: FindingReport.Part = .value) {
        guard manifest.feature(named: name) == nil else { return }
        let advice = Suggestion.text(for: name, among: manifest.features.map(\.name))
        report.add(.unknownFeature, "there is no feature `\(name)`\(advice)", at: pointer, part: part)
    }

    /// V005: values fit their features.
    mutating func checkFeatureValues() {
        for feature in manifest.features {
            let pointer = Self.pointer(toFeature: feature.name)
            if let minimum = feature.minimum, let maximum = feature.maximum, feature.hasCrossedBounds {
                report.add(.value, "`minimum` \(minimum) is above `maximum` \(maximum)", at: pointer.appending("minimum"))
            }
            check(feature.default, of: feature, at: pointer.appending("default"))
            if feature.off != feature.default {
                check(feature.off, of: feature, at: pointer.appending("off"))
            }
            for (index, prerequisite) in feature.requires.enumerated() {
                guard let required = manifest.feature(named: prerequisite.flag) else { continue }
                check(prerequisite.equals, of: required, at: pointer.appending("requires").appending(index).appending("equals"))
            }
        }
        for (index, version) in manifest.versions.enumerated() {
            for (name, literal) in version.set {
                guard let feature = manifest.feature(named: name) else { continue }
                check(literal, of: feature, at: Self.pointer(toVersionAt: index).appending("set").appending(name))
            }
        }
    }

    private mutating func check(_ literal: FeatureLiteral, of feature: FeatureDefinition, at pointer: JSONPointer) {
        // Between bounds that are the wrong way round there is no value, which has been said once.
        guard !feature.accepts(literal), !feature.hasCrossedBounds else { return }
        report.add(.value, "`\(literal)` is not a value of `\(feature.name)`, which is \(feature.valuesInWords)", at: pointer)
    }

    /// V006: setting and unsetting the same feature says nothing.
    mutating func checkSetAndUnset() {
        for (index, version) in manifest.versions.enumerated() {
            for (position, name) in version.unset.enumerated() where version.set[name] != nil {
                report.add(
                    .setAndUnset, "\(version.id) both sets and unsets `\(name)`; keep one of them",
                    at: Self.pointer(toVersionAt: index).appending("unset").appending(position)
                )
            }
        }
    }

    /// V017: what is computed is not written.
    mutating func checkDerivedFeatures() {
        for (index, version) in manifest.versions.enumerated() {
            let pointer = Self.pointer(toVersionAt: index)
            for name in version.set.keys where isDerived(name) {
                report.add(
                    .derivedFeature, "`\(name)` follows from the status of a version; do not set it",
                    at: pointer.appending("set").appending(name), part: .name
                )
            }
            for (position, name) in version.unset.enumerated() where isDerived(name) {
                report.add(
                    .derivedFeature, "`\(name)` follows from the status of a version; do not unset it",
                    at: pointer.appending("unset").appending(position)
                )
            }
        }
    }

    private func isDerived(_ name: String) -> Bool {
        manifest.feature(named: name)?.derived != nil
    }
}

extension VersionDefinition {
    /// The features named in changes: place of the change, place among its features, name.
    fileprivate var namedChanges: [(change: Int, position: Int, name: String)] {
        changes.enumerated().flatMap { change in
            change.element.flags.enumerated().map { (change.offset, $0.offset, $0.element) }
        }
    }
}

extension FeatureDefinition {
    fileprivate var hasCrossedBounds: Bool {
        guard let minimum, let maximum else { return false }
        return minimum > maximum
    }

    /// The values the feature can have, in words, as in `integer from 5 to 200`.
    var valuesInWords: String {
        switch (minimum, maximum) {
        case (let minimum?, let maximum?): "\(type) from \(minimum) to \(maximum)"
        case (let minimum?, nil): "\(type) from \(minimum)"
        case (nil, let maximum?): "\(type) up to \(maximum)"
        case (nil, nil): type.description
        }
    }
}
