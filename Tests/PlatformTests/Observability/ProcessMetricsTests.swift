import NIOCore
import Testing
import VersionService

@testable import Platform

@Suite struct ProcessMetricsTests {
    @Test("the process is described by its own numbers")
    func update() throws {
        let registry = PrometheusRegistry()
        ProcessMetrics(in: registry).update()
        let text = String(buffer: registry.exposition())
        func value(_ name: String) throws -> Double {
            let line = try #require(text.split(separator: "\n").first { $0.hasPrefix(name + " ") })
            return try #require(Double(line.dropFirst(name.utf8.count + 1)))
        }
        #expect(try value("process_resident_memory_bytes") > 1_000_000)
        #expect(try value("process_virtual_memory_bytes") >= value("process_resident_memory_bytes"))
        #expect(try value("process_cpu_seconds_total") >= 0)
        #expect(try value("process_open_fds") >= 3)
        #expect(try value("process_max_fds") >= value("process_open_fds"))
        let age = try Double(Timestamp.now.secondsSinceEpoch) - value("process_start_time_seconds")
        #expect(age > -5 && age < 86_400)
        #expect(text.contains("# TYPE process_cpu_seconds_total counter\n"))
    }

    @Test("a program's name may hold anything")
    func name() throws {
        let line = "42 (a) b (c)) S 1 42 42 0 -1 4194560 1 0 0 0 150 50 0 0 20 0 4 0 1000 123456 99 18446744073709551615\n"
        let status = try #require(ProcessStatus(parsing: line))
        #expect(status.virtualBytes == 123_456)
        #expect(status.residentPages == 99)
        #expect(status.processorSeconds == 2)
        #expect(ProcessStatus(parsing: "") == nil)
        #expect(ProcessStatus(parsing: "42 (a) S 1") == nil)
    }
}
