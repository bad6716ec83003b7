public import VersionService

/// What else a feature could be, and what follows for the others.
public struct FlagAlternatives: Sendable {
    /// The most values of an integer feature that are tried.
    static let maximumValues = 6

    public let definitions: [FeatureDefinition]
    private let versions: [RenderingVersion]

    /// - Parameter versions: The versions whose values of integer features are tried in the others too.
    public init(_ definitions: [FeatureDefinition], versions: [RenderingVersion]) {
        self.definitions = definitions
        self.versions = versions
    }

    /// The values a feature can have instead of the one it has in a version.
    ///
    /// All of them, except of an integer feature: there the default, the bounds and what other versions have.
    func values(of definition: FeatureDefinition, besides current: FeatureLiteral) -> [FeatureLiteral] {
        switch definition.type {
        case .boolean: return [true, false].filter { $0 != current }
        case .string(let values): return values.map { .string($0) }.filter { $0 != current }
        case .integer:
            let candidates =
                [definition.default, definition.off] + versions.compactMap { $0.features.value(named: definition.name) }
                + [definition.minimum, definition.maximum].compactMap { $0.map { .integer($0) } }
            let numbers = candidates.compactMap { candidate in
                if candidate != current, definition.accepts(candidate), case .integer(let number) = candidate { number } else { nil }
            }
            return Set(numbers).sorted().prefix(Self.maximumValues).map { .integer($0) }
        }
    }

    /// A version in which one feature has another value, and features whose prerequisites no longer hold are off.
    func flipped(_ version: RenderingVersion, _ name: String, to value: FeatureLiteral) throws(FeatureValueError) -> RenderingVersion {
        var result = version
        let changed = try version.features.replacing(name: name, value: value)
        var settled = changed
        for definition in definitions where !definition.requires.allSatisfy({ changed.value(named: $0.flag) == $0.equals }) {
            settled = try settled.replacing(name: definition.name, value: definition.off)
        }
        result.features = settled
        return result
    }
}
