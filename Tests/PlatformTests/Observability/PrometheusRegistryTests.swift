import CoreMetrics
import NIOCore
import Testing

@testable import Platform

@Suite struct PrometheusRegistryTests {
    @Test("the exposition is sorted, escaped and complete")
    func golden() {
        let registry = PrometheusRegistry(
            help: ["http.requests": "Requests answered, by status.\nA back\\slash."],
            buckets: ["http.request.duration": PrometheusBuckets([0.1, 0.01]), "body.size": PrometheusBuckets([100, 1000])])
        registry.makeMeter(label: "table.generation", dimensions: []).set(Int64(7))
        registry.makeCounter(label: "http.requests", dimensions: [("status", "404"), ("method", "GET")]).increment(by: 2)
        registry.makeCounter(label: "http.requests", dimensions: [("method", "GET"), ("status", "200")]).increment(by: 3)
        registry.makeFloatingPointCounter(label: "work", dimensions: [("what", "a \"b\"\\\n")]).increment(by: 0.25)
        let timer = registry.makeTimer(label: "http.request.duration", dimensions: [("route", "home")])
        for milliseconds in [5, 10, 50, 500] { timer.recordNanoseconds(Int64(milliseconds) * 1_000_000) }
        let recorder = registry.makeRecorder(label: "body.size", dimensions: [], aggregate: true)
        recorder.record(Int64(100))
        recorder.record(2500.5)
        registry.makeRecorder(label: "9 lives", dimensions: [("le", "x"), ("__name__", "y")], aggregate: false).record(-1.5)
        #expect(
            String(buffer: registry.exposition()) == #"""
                # HELP _9_lives 9 lives
                # TYPE _9_lives gauge
                _9_lives{label___name__="y",label_le="x"} -1.5
                # HELP body_size body.size
                # TYPE body_size histogram
                body_size_bucket{le="100"} 1
                body_size_bucket{le="1000"} 1
                body_size_bucket{le="+Inf"} 2
                body_size_sum 2600.5
                body_size_count 2
                # HELP http_request_duration_seconds http.request.duration
                # TYPE http_request_duration_seconds histogram
                http_request_duration_seconds_bucket{route="home",le="0.01"} 2
                http_request_duration_seconds_bucket{route="home",le="0.1"} 3
                http_request_duration_seconds_bucket{route="home",le="+Inf"} 4
                http_request_duration_seconds_sum{route="home"} 0.565
                http_request_duration_seconds_count{route="home"} 4
                # HELP http_requests_total Requests answered, by status.\nA back\\slash.
                # TYPE http_requests_total counter
                http_requests_total{method="GET",status="200"} 3
                http_requests_total{method="GET",status="404"} 2
                # HELP metrics_series_dropped_total Series asked for beyond the bound.
                # TYPE metrics_series_dropped_total counter
                metrics_series_dropped_total 0
                # HELP table_generation table.generation
                # TYPE table_generation gauge
                table_generation 7
                # HELP work_total work
                # TYPE work_total counter
                work_total{what="a \"b\"\\\n"} 0.25

                """#)
    }

    @Test("one label and one set of dimensions is one series, in whatever order they come")
    func identity() {
        let registry = PrometheusRegistry()
        let first = registry.makeCounter(label: "c", dimensions: [("a", "1"), ("b", "2")])
        let second = registry.makeCounter(label: "c", dimensions: [("b", "2"), ("a", "1")])
        #expect(first === second)
    }

    @Test("meters go up and down, counters start again when they are told to")
    func recording() {
        let registry = PrometheusRegistry()
        let meter = registry.makeMeter(label: "m", dimensions: [])
        meter.set(1.5)
        meter.increment(by: 2)
        meter.decrement(by: 0.5)
        let counter = registry.makeCounter(label: "c", dimensions: [])
        counter.increment(by: 5)
        counter.reset()
        counter.increment(by: 1)
        let text = String(buffer: registry.exposition())
        #expect(text.contains("\nm 3\n"))
        #expect(text.contains("\nc_total 1\n"))
    }

    @Test("series beyond the bound are counted, not kept")
    func bounded() {
        let registry = PrometheusRegistry(maximumSeries: 3)
        for index in 0..<10 { registry.makeCounter(label: "c", dimensions: [("i", String(index))]).increment(by: 1) }
        let text = String(buffer: registry.exposition())
        #expect(text.split(separator: "\n").filter { $0.hasPrefix("c_total{") }.count == 3)
        #expect(text.contains("\nmetrics_series_dropped_total 7\n"))
    }

    @Test("a name belongs to one kind of metric")
    func conflict() {
        let registry = PrometheusRegistry()
        registry.makeMeter(label: "m", dimensions: []).set(Int64(1))
        registry.makeRecorder(label: "m", dimensions: [("a", "b")], aggregate: true).record(Int64(1))
        let text = String(buffer: registry.exposition())
        #expect(!text.contains("m_bucket"))
        #expect(text.contains("\nmetrics_series_dropped_total 1\n"))
    }

    @Test("a destroyed series is gone and makes room")
    func destroy() {
        let registry = PrometheusRegistry(maximumSeries: 1)
        let counter = registry.makeCounter(label: "c", dimensions: [])
        registry.destroyCounter(counter)
        #expect(!String(buffer: registry.exposition()).contains("c_total"))
        #expect(registry.makeCounter(label: "c", dimensions: []) !== counter)
        #expect(String(buffer: registry.exposition()).contains("c_total 0"))
    }

    @Test("values that are not finite are written in Prometheus' words, and do not spoil histograms")
    func notFinite() {
        let registry = PrometheusRegistry()
        registry.makeMeter(label: "a", dimensions: []).set(Double.infinity)
        registry.makeMeter(label: "b", dimensions: []).set(-Double.infinity)
        registry.makeMeter(label: "c", dimensions: []).set(Double.nan)
        registry.makeRecorder(label: "h", dimensions: [], aggregate: true).record(Double.nan)
        let text = String(buffer: registry.exposition())
        #expect(text.contains("\na +Inf\n"))
        #expect(text.contains("\nb -Inf\n"))
        #expect(text.contains("\nc NaN\n"))
        #expect(text.contains("\nh_sum 0\nh_count 0\n"))
    }

    @Test("label values are bounded")
    func longValues() {
        let registry = PrometheusRegistry()
        _ = registry.makeCounter(label: "c", dimensions: [("a", String(repeating: "x", count: 100_000))])
        #expect(registry.exposition().readableBytes < 1000)
    }

    @Test("nothing is lost when many threads record at once")
    func concurrent() async {
        let registry = PrometheusRegistry()
        await withTaskGroup(of: Void.self) { group in
            for _ in 0..<8 {
                group.addTask {
                    for _ in 0..<5000 {
                        registry.makeCounter(label: "c", dimensions: []).increment(by: 1)
                        registry.makeFloatingPointCounter(label: "f", dimensions: []).increment(by: 0.5)
                        registry.makeTimer(label: "t", dimensions: []).recordNanoseconds(1_000_000_000)
                    }
                }
            }
        }
        let text = String(buffer: registry.exposition())
        #expect(text.contains("\nc_total 40000\n"))
        #expect(text.contains("\nf_total 20000\n"))
        #expect(text.contains("\nt_seconds_sum 40000\nt_seconds_count 40000\n"))
    }

    @Test("buckets are sorted, finite and bounded")
    func buckets() {
        #expect(PrometheusBuckets([3, 1, 2, 2, .infinity, .nan]).bounds == [1, 2, 3])
        #expect(PrometheusBuckets((0..<100).map(Double.init)).bounds.count == PrometheusBuckets.maximumCount)
        #expect(PrometheusBuckets.sizes.bounds.first == 64)
        #expect(PrometheusBuckets.sizes.bounds.last == 4_194_304)
    }
}
