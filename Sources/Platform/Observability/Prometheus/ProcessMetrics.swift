import Glibc

/// What the operating system says about this process, under the names all Prometheus clients use.
package struct ProcessMetrics: Sendable {
    private let residentMemory: PrometheusGauge
    private let virtualMemory: PrometheusGauge
    private let processorTime: PrometheusFloatingPointCounter
    private let openFiles: PrometheusGauge
    private let maximumFiles: PrometheusGauge
    private let startTime: PrometheusGauge

    /// Registers the metrics.
    package init(in registry: PrometheusRegistry) {
        func gauge(_ name: String) -> PrometheusGauge {
            registry.series(name, suffix: "", kind: .gauge, []) { PrometheusGauge() }
        }
        residentMemory = gauge("process_resident_memory_bytes")
        virtualMemory = gauge("process_virtual_memory_bytes")
        processorTime = registry.series("process_cpu_seconds", suffix: "_total", kind: .counter, []) { PrometheusFloatingPointCounter() }
        openFiles = gauge("process_open_fds")
        maximumFiles = gauge("process_max_fds")
        startTime = gauge("process_start_time_seconds")
    }

    /// Reads the present values; call before each exposition.
    ///
    /// What cannot be read keeps its last value.
    package func update() {
        if let status = ProcessStatus.current() {
            residentMemory.set(Double(status.residentPages * Int(sysconf(Int32(_SC_PAGESIZE)))))
            virtualMemory.set(Double(status.virtualBytes))
            processorTime.set(status.processorSeconds)
            if let start = status.startSeconds { startTime.set(start) }
        }
        if let count = ProcessStatus.openFileCount() { openFiles.set(Double(count)) }
        var limit = rlimit()
        if getrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit) == 0 { maximumFiles.set(Double(limit.rlim_cur)) }
    }
}
