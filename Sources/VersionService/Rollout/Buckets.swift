/// The division of a hash into buckets, and of the buckets among weights.
///
/// The bucket of a hash is `hash × sum of weights / 2^32`, in integers, as in flagd's fractional evaluation.
public struct Buckets: Hashable, Sendable {
    /// For each weight, the first bucket that is beyond it.
    let ends: [UInt32]

    /// Divides by weights in their order.
    ///
    /// - Returns: `nil` when the sum of the weights is 0 or above ``Rollout/maximumWeight``, or one is negative.
    public init?(weights: [Int]) {
        var sum = 0
        var ends: [UInt32] = []
        for weight in weights {
            guard weight >= 0, weight <= Rollout.maximumWeight - sum else { return nil }
            sum += weight
            ends.append(UInt32(sum))
        }
        guard sum > 0 else { return nil }
        self.ends = ends
    }

    /// The number of buckets, which is the sum of the weights.
    public var count: Int { Int(ends.last ?? 0) }

    /// The bucket of a hash, from 0 up to ``count``.
    public func bucket(of hash: UInt32) -> Int {
        Int((UInt64(hash) * UInt64(ends.last ?? 0)) >> 32)
    }

    /// The place of the weight that a bucket belongs to.
    public func index(ofBucket bucket: Int) -> Int {
        var index = 0
        while index < ends.count - 1, bucket >= Int(ends[index]) { index += 1 }
        return index
    }
}
