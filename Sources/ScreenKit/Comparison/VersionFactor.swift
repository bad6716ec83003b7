public import VersionService

/// One thing in which two versions differ, and which a screen may depend on.
public struct VersionFactor: Hashable, Sendable {
    enum Kind: Hashable, Sendable {
        case feature
        case capabilities
        case notice
        case retirement
    }

    let kind: Kind
    /// The feature's name, or `capabilities`, `notice` or `retirement`.
    public let name: String
    /// The value in the first version; nil for what is no feature.
    public let before: FeatureLiteral?
    /// The value in the second version.
    public let after: FeatureLiteral?

    /// Everything in which two versions differ: features in the order of their catalogue, then the rest.
    static func all(from old: RenderingVersion, to new: RenderingVersion) -> [VersionFactor] {
        var factors = new.features.differences(from: old.features).map { feature in
            VersionFactor(
                kind: .feature, name: feature.name, before: old.features.value(named: feature.name),
                after: new.features.value(named: feature.name))
        }
        func add(_ kind: Kind, _ name: String) {
            factors.append(VersionFactor(kind: kind, name: name, before: nil, after: nil))
        }
        if old.capabilities != new.capabilities { add(.capabilities, "capabilities") }
        if old.notice != new.notice { add(.notice, "notice") }
        if old.isRetired != new.isRetired { add(.retirement, "retirement") }
        return factors
    }

    /// A version that has some factors of another.
    static func blend(_ old: RenderingVersion, _ new: RenderingVersion, taking factors: [VersionFactor]) -> RenderingVersion {
        var features = old.features
        for factor in factors where factor.kind == .feature {
            // Both versions are of one catalogue, so that the value of one is a value of the other.
            guard let value = factor.after, let replaced = try? features.replacing(name: factor.name, value: value) else { continue }
            features = replaced
        }
        let kinds = Set(factors.map(\.kind))
        return RenderingVersion(
            new.id, features: features, capabilities: (kinds.contains(.capabilities) ? new : old).capabilities,
            notice: (kinds.contains(.notice) ? new : old).notice, isRetired: (kinds.contains(.retirement) ? new : old).isRetired)
    }

    /// Whether a rendering looked at it.
    func isRead(in reads: RenderReads, of features: FeatureSet) -> Bool {
        switch kind {
        case .feature: features.catalogue[name].map { reads.containsFeature(at: $0.index) } ?? false
        case .capabilities: reads.inputs.contains(.capabilities)
        case .notice, .retirement: true
        }
    }
}

extension VersionFactor: CustomStringConvertible {
    public var description: String {
        guard let before, let after else { return name }
        return "\(name) (\(before) → \(after))"
    }
}
