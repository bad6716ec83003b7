import CoreMetrics
import NIOCore
import Synchronization

/// A count of whole things that only grows.
package final class PrometheusCounter: CounterHandler, PrometheusSeries {
    private let count = Atomic<Int64>(0)

    package func increment(by amount: Int64) {
        count.wrappingAdd(amount, ordering: .relaxed)
    }

    package func reset() {
        count.store(0, ordering: .relaxed)
    }

    func write(name: String, labels: String, to text: inout ByteBuffer) {
        text.writeSample(name, labels: labels, count.load(ordering: .relaxed))
    }
}
