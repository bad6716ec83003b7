import Foundation
import Synchronization

/// Keeps what a process writes, and finds the port it says it listens on.
final class OutputCollector: Sendable {
    private struct State {
        var text = ""
        var waiting: CheckedContinuation<Int?, Never>?
        var isEnded = false
    }

    private let state = Mutex(State())

    init(_ pipes: Pipe...) {
        for pipe in pipes {
            pipe.fileHandleForReading.readabilityHandler = { [weak self] handle in
                let data = handle.availableData
                if data.isEmpty { handle.readabilityHandler = nil }
                self?.add(data)
            }
        }
    }

    var text: String { state.withLock { $0.text } }

    /// The port in `Serving at http://host:port`; nil when the process ends, or time runs out, before it says so.
    func port(timeout: Duration) async -> Int? {
        let watchdog = Task {
            try await Task.sleep(for: timeout)
            resume(with: nil)
        }
        defer { watchdog.cancel() }
        return await withCheckedContinuation { continuation in
            let known = state.withLock { state -> Int?? in
                if let port = Self.port(in: state.text) { return .some(port) }
                if state.isEnded { return .some(nil) }
                state.waiting = continuation
                return nil
            }
            if let known { continuation.resume(returning: known) }
        }
    }

    private func add(_ data: Data) {
        let port = state.withLock { state -> Int?? in
            state.text += String(decoding: data, as: UTF8.self)
            if state.text.utf8.count > 4_000_000 { state.text = String(state.text.suffix(1_000_000)) }
            if data.isEmpty { state.isEnded = true }
            if let port = Self.port(in: state.text) { return .some(port) }
            return state.isEnded ? .some(nil) : nil
        }
        if let port { resume(with: port) }
    }

    private func resume(with port: Int?) {
        let waiting = state.withLock { state in
            defer { state.waiting = nil }
            return state.waiting
        }
        waiting?.resume(returning: port)
    }

    private static func port(in text: String) -> Int? {
        guard let range = text.range(of: "Serving at http://") else { return nil }
        let line = text[range.upperBound...].prefix { $0 != "\n" }
        guard text[range.upperBound...].contains("\n"), let colon = line.lastIndex(of: ":") else { return nil }
        return Int(line[line.index(after: colon)...])
    }
}
