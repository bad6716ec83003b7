import CoreMetrics
import NIOCore

/// A value that goes up and down: a meter, or a recorder that does not aggregate.
package final class PrometheusGauge: MeterHandler, RecorderHandler, PrometheusSeries {
    private let current = AtomicDouble()

    package func set(_ value: Int64) {
        current.store(Double(value))
    }

    package func set(_ value: Double) {
        current.store(value)
    }

    package func increment(by amount: Double) {
        current.add(amount)
    }

    package func decrement(by amount: Double) {
        current.add(-amount)
    }

    package func record(_ value: Int64) {
        set(value)
    }

    package func record(_ value: Double) {
        set(value)
    }

    func write(name: String, labels: String, to text: inout ByteBuffer) {
        text.writeSample(name, labels: labels, current.value)
    }
}
