import CoreMetrics
import NIOCore
import Synchronization

/// How often values fell into each of a few fixed buckets: an aggregating recorder, or a timer.
package final class PrometheusHistogram: RecorderHandler, TimerHandler, PrometheusSeries {
    private let bounds: [Double]
    /// One bucket for each bound and one for what lies above; those left over stay zero.
    ///
    /// In line, because an array cannot hold atomics and anything else would need unsafe memory.
    private let counts: InlineArray<16, Atomic<Int>>
    private let sum = AtomicDouble()

    init(_ buckets: PrometheusBuckets) {
        bounds = buckets.bounds
        counts = InlineArray { _ in Atomic(0) }
    }

    package func record(_ value: Int64) {
        record(Double(value))
    }

    package func record(_ value: Double) {
        // NaN belongs to no bucket and would spoil the sum for good.
        if value.isNaN { return }
        var bucket = 0
        while bucket < bounds.count, value > bounds[bucket] { bucket += 1 }
        counts[bucket].wrappingAdd(1, ordering: .relaxed)
        sum.add(value)
    }

    package func recordNanoseconds(_ duration: Int64) {
        record(Double(duration) / 1e9)
    }

    func write(name: String, labels: String, to text: inout ByteBuffer) {
        let prefix = labels.isEmpty ? "" : labels + ","
        var total = 0
        for bucket in 0...bounds.count {
            total += counts[bucket].load(ordering: .relaxed)
            let bound = bucket < bounds.count ? bounds[bucket].prometheusText : "+Inf"
            text.writeSample(name, suffix: "_bucket", labels: "\(prefix)le=\"\(bound)\"", total)
        }
        text.writeSample(name, suffix: "_sum", labels: labels, sum.value)
        // The sum of the buckets rather than a count of its own, so that both agree whatever is being recorded meanwhile.
        text.writeSample(name, suffix: "_count", labels: labels, total)
    }
}
