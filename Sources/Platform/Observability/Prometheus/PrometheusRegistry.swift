package import CoreMetrics
package import NIOCore
import Synchronization

/// Keeps all metrics and writes them in Prometheus' text format, version 0.0.4.
///
/// Counters get the ending `_total`, timers `_seconds`. Making a series locks a dictionary, recording does not: keep the handles.
/// The number of series is bounded, because each label value a client could choose would cost memory for good; what is asked for
/// beyond the bound works, is not written out, and is counted in `metrics_series_dropped_total`.
package final class PrometheusRegistry: MetricsFactory {
    /// The media type of ``exposition()``.
    package static let contentType = "text/plain; version=0.0.4; charset=utf-8"

    private struct State {
        var families: [String: PrometheusFamily] = [:]
        var seriesCount = 0
    }

    private let state = Mutex(State())
    private let dropped = PrometheusCounter()
    private let help: [String: String]
    private let buckets: [String: PrometheusBuckets]
    private let maximumSeries: Int

    /// Makes an empty registry.
    ///
    /// - Parameters:
    ///   - maximumSeries: how many series are kept.
    ///   - help: a sentence about metrics, by label; without one, the label itself has to do.
    ///   - buckets: the buckets of histograms, by label; without, those for durations or for sizes.
    package init(maximumSeries: Int = 5_000, help: [String: String] = [:], buckets: [String: PrometheusBuckets] = [:]) {
        self.maximumSeries = maximumSeries
        self.help = help
        self.buckets = buckets
    }

    /// All metrics, sorted by name and labels.
    package func exposition() -> ByteBuffer {
        var families = state.withLock { Array($0.families.values) }
        families.append(
            PrometheusFamily(
                name: "metrics_series_dropped_total", kind: .counter, help: "Series asked for beyond the bound.", series: ["": dropped]))
        families.sort { $0.name < $1.name }
        var text = ByteBuffer()
        for family in families { family.write(to: &text) }
        return text
    }
}

// MARK: - Making series

extension PrometheusRegistry {
    package func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler {
        series(label, suffix: "_total", kind: .counter, dimensions) { PrometheusCounter() }
    }

    package func makeFloatingPointCounter(label: String, dimensions: [(String, String)]) -> any FloatingPointCounterHandler {
        series(label, suffix: "_total", kind: .counter, dimensions) { PrometheusFloatingPointCounter() }
    }

    package func makeMeter(label: String, dimensions: [(String, String)]) -> any MeterHandler {
        series(label, suffix: "", kind: .gauge, dimensions) { PrometheusGauge() }
    }

    package func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        guard aggregate else { return series(label, suffix: "", kind: .gauge, dimensions) { PrometheusGauge() } }
        let buckets = buckets[label] ?? .sizes
        return series(label, suffix: "", kind: .histogram, dimensions) { PrometheusHistogram(buckets) }
    }

    package func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        let buckets = buckets[label] ?? .durations
        return series(label, suffix: "_seconds", kind: .histogram, dimensions) { PrometheusHistogram(buckets) }
    }

    /// Finds a series or makes it.
    ///
    /// A series that may not be added, because there are too many or the name is taken by another kind, is made but not kept.
    func series<Series: PrometheusSeries>(
        _ label: String, suffix: String, kind: PrometheusFamily.Kind, _ dimensions: [(String, String)], make: () -> Series
    ) -> Series {
        let name = PrometheusName.metric(label, suffix: suffix)
        let labels = PrometheusName.labels(dimensions)
        return state.withLock { state in
            if let existing = state.families[name]?.series[labels] as? Series { return existing }
            let series = make()
            let mayBeAdded = state.families[name].map { $0.kind == kind && $0.series[labels] == nil } ?? true
            guard mayBeAdded, state.seriesCount < maximumSeries else {
                dropped.increment(by: 1)
                return series
            }
            state.families[name, default: PrometheusFamily(name: name, kind: kind, help: help[label] ?? label)].series[labels] = series
            state.seriesCount += 1
            return series
        }
    }
}

// MARK: - Dropping series

extension PrometheusRegistry {
    package func destroyCounter(_ handler: any CounterHandler) {
        drop(handler)
    }

    package func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {
        drop(handler)
    }

    package func destroyMeter(_ handler: any MeterHandler) {
        drop(handler)
    }

    package func destroyRecorder(_ handler: any RecorderHandler) {
        drop(handler)
    }

    package func destroyTimer(_ handler: any TimerHandler) {
        drop(handler)
    }

    private func drop(_ handler: AnyObject) {
        state.withLock { state in
            for (name, family) in state.families {
                guard let labels = family.series.first(where: { $0.value === handler })?.key else { continue }
                state.families[name]?.series[labels] = nil
                if family.series.count == 1 { state.families[name] = nil }
                state.seriesCount -= 1
                return
            }
        }
    }
}
