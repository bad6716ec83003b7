/// What is different between two documents of overrides: features in versions, and stages of versions.
///
/// Names, reasons and authors of overrides make no difference; what follows from prerequisites does.
public struct OverrideDiff: Hashable, Sendable {
    /// A feature in a version.
    public struct Place: Hashable, Sendable {
        /// The name of the feature.
        public let flag: String
        /// The version.
        public let version: APIVersion
    }

    /// What a feature has in a version.
    public struct State: Hashable, Sendable {
        /// The value now, of requests about which no rule has anything to say.
        public let value: FeatureLiteral
        /// Whether requests differ.
        public let isDynamic: Bool
        /// What is done to the feature there, the strongest first; empty when the manifest alone decides.
        public let effects: [Effect]
    }

    /// What one override does.
    public struct Effect: Hashable, Sendable {
        /// What is done.
        public let action: FeatureOverride.Action
        /// When.
        public let schedule: Schedule
        /// How strong it is.
        public let precedence: FeatureOverride.Precedence
        /// The segments it names.
        let segments: [String: [Condition]]
    }

    /// A feature in a version that is not as it was.
    public struct Cell: Hashable, Sendable {
        /// Which feature, where.
        public let place: Place
        /// What it had.
        public let before: State
        /// What it has.
        public let after: State
    }

    /// A version whose stage or dates are not as they were.
    public struct Stage: Hashable, Sendable {
        /// The version as it was.
        public let before: VersionDefinition
        /// The version as it is.
        public let after: VersionDefinition
    }

    /// The features that are different, by feature in the order of the manifest, then by version.
    public let cells: [Cell]
    /// The versions whose stage or dates are different, oldest first.
    public let stages: [Stage]
    /// The versions that were compared, oldest first.
    let versions: [APIVersion]

    /// Compares two documents.
    ///
    /// - Parameters:
    ///   - manifest: The versions and their features as the file has them. Retired versions are left out.
    ///   - instant: The moment whose values are compared.
    public init(from old: Overrides, to new: Overrides, manifest: VersionManifest, at instant: Timestamp) {
        let (before, after) = (Side(old, manifest, instant), Side(new, manifest, instant))
        var cells: [Cell] = []
        versions = manifest.versions.indices.filter { before.isLive($0) || after.isLive($0) }.map { manifest.versions[$0].id }
        for feature in manifest.features {
            for version in versions {
                let place = Place(flag: feature.name, version: version)
                guard let left = before.state(of: place), let right = after.state(of: place), left != right else { continue }
                cells.append(Cell(place: place, before: left, after: right))
            }
        }
        self.cells = cells
        stages = zip(before.versions, after.versions).filter { $0 != $1 }.map { Stage(before: $0, after: $1) }
    }

    /// Whether nothing is different.
    public var isEmpty: Bool { cells.isEmpty && stages.isEmpty }

    /// The features in versions that both this and another change touch.
    ///
    /// When there are none, and no stage is touched by both, a change that lost against another can be made again without asking.
    public func conflicts(with other: OverrideDiff) -> (cells: [Place], versions: [APIVersion]) {
        let places = Set(other.cells.map(\.place))
        let versions = Set(other.stages.map(\.after.id))
        return (cells.map(\.place).filter(places.contains), stages.map(\.after.id).filter(versions.contains))
    }
}

/// One of the documents, worked out.
private struct Side {
    private let overlay: OverlaySnapshot?
    private let overrides: Overrides
    let versions: [VersionDefinition]

    init(_ overrides: Overrides, _ manifest: VersionManifest, _ instant: Timestamp) {
        self.overrides = overrides
        // The catalogue is the manifest's own, so there is nothing that could differ.
        overlay = try? OverlaySnapshot(
            manifest: manifest, catalogue: manifest.catalogue, stored: StoredOverrides(overrides), at: instant)
        versions = overlay?.manifest.versions ?? manifest.versions
    }

    func isLive(_ index: Int) -> Bool { versions[index].status.isLive }

    func state(of place: OverrideDiff.Place) -> OverrideDiff.State? {
        guard let plan = overlay?.plan(of: place.version), let value = plan.constants.value(named: place.flag) else { return nil }
        let effects = overrides.features
            .filter { $0.flag == place.flag && $0.versions.contains(place.version) }
            .sorted { ($0.precedence.rawValue, $0.id) > ($1.precedence.rawValue, $1.id) }
            .map { override in
                OverrideDiff.Effect(
                    action: override.action, schedule: override.schedule, precedence: override.precedence,
                    segments: overrides.segments(namedIn: override))
            }
        return OverrideDiff.State(value: value, isDynamic: plan.dynamicFeatures.contains(place.flag), effects: effects)
    }
}

extension Overrides {
    /// The segments that an override names, those they name included.
    fileprivate func segments(namedIn override: FeatureOverride) -> [String: [Condition]] {
        guard case .rules(let rules) = override.action else { return [:] }
        var found: [String: [Condition]] = [:]
        var open = rules.flatMap(\.when).flatMap(\.segmentNames)
        while let name = open.popLast() {
            guard found[name] == nil, let conditions = segments[name] else { continue }
            found[name] = conditions
            open += conditions.flatMap(\.segmentNames)
        }
        return found
    }
}
