/// What has been changed at run time on top of `versions.json`: the contents of one revision.
///
/// A document says what is so, never what is to be done: whether an override is in force follows from this and the clock alone, so that
/// every node that has the same revision serves the same features.
public struct Overrides: Hashable, Sendable {
    /// The name of the service the overrides belong to.
    public var service: String
    /// The environment they belong to, such as `production`.
    public var environment: String?
    /// The fingerprint of the manifest they were written against, as in `sha256:…`.
    public var baseFingerprint: String?
    /// The number of the revision this was exported from.
    public var revision: Int?
    /// Named lists of conditions, all of which have to hold.
    public var segments: [String: [Condition]]
    /// The overrides of features.
    public var features: [FeatureOverride]
    /// The stages of versions that the file has not caught up with.
    public var lifecycle: [LifecycleOverride]

    /// Creates a document; one that changes nothing unless told otherwise.
    public init(
        service: String,
        environment: String? = nil,
        baseFingerprint: String? = nil,
        revision: Int? = nil,
        segments: [String: [Condition]] = [:],
        features: [FeatureOverride] = [],
        lifecycle: [LifecycleOverride] = []
    ) {
        self.service = service
        self.environment = environment
        self.baseFingerprint = baseFingerprint
        self.revision = revision
        self.segments = segments
        self.features = features
        self.lifecycle = lifecycle
    }

    /// Whether the manifest alone decides.
    public var isEmpty: Bool { features.isEmpty && lifecycle.isEmpty }

    /// The smallest `ovr_1`, `ovr_2`… that no override has.
    var nextID: String {
        let taken = Set(features.map(\.id) + lifecycle.map(\.id))
        var number = features.count + lifecycle.count + 1
        while taken.contains("ovr_\(number)") { number += 1 }
        return "ovr_\(number)"
    }
}
