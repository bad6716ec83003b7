import CoreMetrics
import NIOCore

/// A sum that only grows, such as seconds of work.
package final class PrometheusFloatingPointCounter: FloatingPointCounterHandler, PrometheusSeries {
    private let sum = AtomicDouble()

    package func increment(by amount: Double) {
        sum.add(amount)
    }

    package func reset() {
        sum.store(0)
    }

    /// Takes over a sum that somebody else keeps.
    func set(_ value: Double) {
        sum.store(value)
    }

    func write(name: String, labels: String, to text: inout ByteBuffer) {
        text.writeSample(name, labels: labels, sum.value)
    }
}
