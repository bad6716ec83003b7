/// One responder for every version of the API, with what was worked out for it.
///
/// A table never changes; a new one takes its place. Whoever answers a request reads the table once and so sees one state throughout.
/// Finding a version takes the same time however many there are, and neither the table nor an entry is ever copied: both are objects.
public final class RouterTable<Responder: Sendable>: Sendable {
    /// What is known about one version.
    public final class Entry: Sendable {
        /// The version as the manifest defines it.
        public let definition: VersionDefinition
        /// What its status and dates amount to at the time the table was built.
        public let lifecycle: VersionLifecycle
        /// The features of the version, as requests have them about which no rule has anything to say.
        public let features: FeatureSet
        /// How the features of a request are worked out; `nil` when all requests have the same.
        public let plan: FeaturePlan?
        /// What answers its requests.
        ///
        /// Retired versions have one too, because their clients are shown an update screen.
        public let responder: Responder

        init(definition: VersionDefinition, lifecycle: VersionLifecycle, plan: FeaturePlan, responder: Responder) {
            self.definition = definition
            self.lifecycle = lifecycle
            features = plan.constants
            self.plan = plan.isDynamic ? plan : nil
            self.responder = responder
        }

        /// The features of one request.
        ///
        /// - Parameter context: What rules can ask about the request. It is not made when there are none.
        @inlinable
        public func features(for context: @autoclosure () -> EvaluationContext) -> FeatureSet {
            guard let plan else { return features }
            return plan.features(for: context())
        }

        /// The name of the version.
        public var version: APIVersion { definition.id }

        /// The stage of the version at the time the table was built.
        public var status: VersionStatus { lifecycle.status }
    }

    /// How many tables of the same service were made before this one.
    public let generation: Int
    /// The entries of all versions, oldest first.
    public let entries: [Entry]
    /// The versions that are served, oldest first.
    public let liveVersions: [APIVersion]
    /// The version that new clients are written for.
    public let currentVersion: APIVersion?
    /// The versions that clients without a version of their own are pinned to, by the name of the client.
    public let clients: [String: APIVersion]
    /// The next instant at which a table built anew would differ from this one, with nobody changing anything.
    public let nextTransition: Timestamp?
    /// The overrides the table was built with, and what they led to.
    public let overlay: OverlaySnapshot

    /// The place of each version in ``entries``, by number; -1 where there is no such version.
    @usableFromInline let places: [Int16]

    /// The revision of the overrides that are in force; `nil` when there are none.
    public var revision: Int? { overlay.revision }

    init(generation: Int, entries: [Entry], overlay: OverlaySnapshot) {
        let manifest = overlay.manifest
        self.generation = generation
        self.entries = entries
        self.overlay = overlay
        clients = manifest.clients
        liveVersions = manifest.liveVersions
        currentVersion = entries.first { $0.status == .current }?.version
        let deprecations = entries.compactMap { $0.definition.nextTransition(after: overlay.instant) }
        nextTransition = (deprecations + [overlay.nextTransition].compactMap(\.self)).min()
        var places = [Int16](repeating: -1, count: (entries.map(\.version.number).max() ?? 0) + 1)
        for (place, entry) in entries.enumerated() {
            places[entry.version.number] = Int16(place)
        }
        self.places = places
    }

    /// The entry of a version, or `nil` when there is no such version.
    @inlinable
    public subscript(version: APIVersion) -> Entry? {
        guard version.number < places.count else { return nil }
        let place = Int(places[version.number])
        return place < 0 ? nil : entries[place]
    }
}

extension VersionDefinition {
    /// The next instant at which the stage of this version changes by itself, which is when an announced deprecation begins.
    fileprivate func nextTransition(after instant: Timestamp) -> Timestamp? {
        guard let deprecatedAt, deprecatedAt > instant, status(at: deprecatedAt) != status(at: instant) else { return nil }
        return deprecatedAt
    }
}
