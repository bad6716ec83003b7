/// A division of requests among values by a hash that always comes out the same for the same key.
public struct Rollout: Hashable, Sendable {
    /// A value with its share.
    public struct Share: Hashable, Sendable {
        /// The value.
        public var value: FeatureLiteral
        /// The share, as a part of the sum of all weights.
        public var weight: Int

        /// Creates a share.
        public init(_ value: FeatureLiteral, weight: Int) {
            self.value = value
            self.weight = weight
        }
    }

    /// The attribute whose value is the key; `targetingKey` when there is none.
    public var by: String?
    /// What is put in front of the key before it is hashed; the name of the feature when there is none.
    ///
    /// Features with the same seed divide the same requests in the same way.
    public var seed: String?
    /// The shares, in an order that matters.
    ///
    /// Keep it, and the sum of the weights, so that a change moves as few keys as possible.
    public var weights: [Share]

    /// Creates a rollout.
    public init(by: String? = nil, seed: String? = nil, weights: [Share]) {
        self.by = by
        self.seed = seed
        self.weights = weights
    }

    /// The largest sum of weights, with which every key still has a bucket of its own.
    public static let maximumWeight = Int(Int32.max)

    /// The denominator that ``percentage(_:of:otherwise:by:seed:)`` uses, so that later steps of a rollout have the same.
    public static let percentageWeight = 100_000

    /// A rollout of `value` to a share of requests, in thousandths of a percent, and of `otherwise` to the rest.
    public static func percentage(
        _ thousandths: Int, of value: FeatureLiteral, otherwise: FeatureLiteral, by: String? = nil, seed: String? = nil
    ) -> Rollout {
        let weight = min(max(thousandths, 0), percentageWeight)
        return Rollout(
            by: by, seed: seed, weights: [Share(value, weight: weight), Share(otherwise, weight: percentageWeight - weight)])
    }
}
