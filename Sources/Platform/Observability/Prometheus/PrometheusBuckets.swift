/// The upper bounds of a histogram's buckets, the last of which, without bound, goes without saying.
package struct PrometheusBuckets: Hashable, Sendable {
    /// Ascending, each included in its bucket.
    let bounds: [Double]

    /// How many bounds fit; with the last bucket, a histogram has one more.
    static let maximumCount = 15

    /// Takes the finite bounds given, in order and without repetition, as many as fit.
    package init(_ bounds: [Double]) {
        self.bounds = Array(Set(bounds.filter(\.isFinite)).sorted().prefix(Self.maximumCount))
    }

    /// For durations in seconds, from half a millisecond to ten seconds.
    package static let durations = PrometheusBuckets([0.0005, 0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10])

    /// For sizes in bytes, from 64 to 4 MiB.
    package static let sizes = PrometheusBuckets((3...11).map { Double(1 << (2 * $0)) })
}
