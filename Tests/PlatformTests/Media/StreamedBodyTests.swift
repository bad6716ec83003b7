import Foundation
import NIOCore
import Synchronization
import TestSupport
import Testing

@testable import Platform

/// What becomes of a body when its reader is slow or gone, or its source fails.
@Suite struct StreamedBodyTests {
    private static let length = 256 << 20

    /// A recording of zeroes that counts what is read of it.
    private final class Meter: MediaSource {
        let read = Atomic<Int>(0)
        let held = Atomic<Int>(0)
        let failsAt: Int?

        init(failsAt: Int? = nil) {
            self.failsAt = failsAt
        }

        private struct Failure: Error {}

        /// Lives as long as the recording does.
        private final class Hold: Sendable {
            let meter: Meter

            init(_ meter: Meter) {
                self.meter = meter
                meter.held.add(1, ordering: .relaxed)
            }

            deinit {
                meter.held.subtract(1, ordering: .relaxed)
            }
        }

        func recording(_ track: String) async throws -> Recording? {
            let hold = Hold(self)
            return Recording(mediaType: "audio/flac", length: StreamedBodyTests.length, tag: "zeroes") { range in
                let meter = hold.meter
                if let failsAt = meter.failsAt, range.upperBound > failsAt { throw Failure() }
                #expect(range.count <= 65_536)
                meter.read.add(range.count, ordering: .relaxed)
                return ByteBuffer(repeating: 0, count: range.count)
            }
        }
    }

    /// Waits until a condition holds, half a minute at most.
    private func eventually(_ condition: () throws -> Bool) async throws -> Bool {
        for _ in 0..<3_000 {
            if try condition() { return true }
            try await Task.sleep(for: .milliseconds(10))
        }
        return false
    }

    /// Bytes that the sockets of connections to a port hold, on both sides.
    private static func queued(port: Int) throws -> Int {
        let digits = String(port, radix: 16, uppercase: true)
        let suffix = ":" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits
        let connections = try text(ofFile: "/proc/self/net/tcp").split(separator: "\n").dropFirst()
        return connections.reduce(into: 0) { sum, line in
            let columns = line.split(separator: " ")
            let queues = columns[4].split(separator: ":").compactMap { Int($0, radix: 16) }
            // A listening socket counts connections there, not bytes.
            guard columns[3] == "01", columns[1].hasSuffix(suffix) || columns[2].hasSuffix(suffix) else { return }
            sum += queues.reduce(0, +)
        }
    }

    /// The text of a file whose length nobody knows before its end.
    private static func text(ofFile path: String) throws -> String {
        let file = try #require(FileHandle(forReadingAtPath: path))
        return String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    }

    @Test("what a stalled reader does not take is not read, and is let go when the reader goes")
    func stalled() async throws {
        let meter = Meter()
        try await MediaServer.run(meter) { server in
            var connection: HTTPConnection? = try HTTPConnection(port: server.port)
            try await connection?.send("GET \(server.target("a-1")) HTTP/1.1\r\nHost: localhost\r\n\r\n")
            // Sockets take some megabytes; then reading stands still.
            var last = -1
            #expect(
                try await eventually {
                    let now = meter.read.load(ordering: .relaxed)
                    defer { last = now }
                    return now > 0 && now == last
                })
            // What the system's sockets hold is the system's; the rest of what was read is held by the server.
            let held = meter.read.load(ordering: .relaxed) - (try Self.queued(port: server.port))
            #expect(held <= 3 * StreamedBody.chunkLength, "\(held) bytes are held for a reader that takes none")
            connection = nil
            #expect(try await eventually { meter.held.load(ordering: .relaxed) == 0 }, "the recording is still held")
        }
    }

    @Test("a reader that takes nothing for too long is cut off")
    func cutOff() async throws {
        let meter = Meter()
        try await MediaServer.run(meter, stallLimit: .milliseconds(300)) { server in
            let connection = try HTTPConnection(port: server.port)
            try await connection.send("GET \(server.target("a-1")) HTTP/1.1\r\nHost: localhost\r\n\r\n")
            #expect(try await eventually { meter.read.load(ordering: .relaxed) > 0 })
            #expect(try await eventually { meter.held.load(ordering: .relaxed) == 0 }, "the recording is still held")
            await #expect(throws: HTTPConnection.Failure.self) { try await connection.answer() }
        }
    }

    @Test("a recording that fails midway ends the connection short of the promised length")
    func failing() async throws {
        try await MediaServer.run(Meter(failsAt: 200_000)) { server in
            let target = server.target("a-1")
            await #expect(throws: HTTPConnection.Failure.self) { try await server.request("GET", target, ["Range": "bytes=0-999999"]) }
            // Others are not touched by it.
            let other = try await server.request("GET", target, ["Range": "bytes=0-99999"])
            #expect(other.body.count == 100_000)
        }
    }

    @Test("a whole recording arrives, however many pieces it takes")
    func whole() async throws {
        let meter = Meter()
        try await MediaServer.run(meter) { server in
            let answer = try await server.request("GET", server.target("a-1"), ["Range": "bytes=5-20000000"])
            #expect(answer.body.count == 19_999_996)
            #expect(meter.read.load(ordering: .relaxed) == 19_999_996)
            #expect(try await eventually { meter.held.load(ordering: .relaxed) == 0 })
        }
    }

    @Test("a source that gives too little or too much is not sent on", arguments: [0, 9_999, 10_001])
    func wrongLength(count: Int) async throws {
        try await MediaServer.run(Liar(count: count)) { server in
            await #expect(throws: HTTPConnection.Failure.self) { try await server.request("GET", server.target("a-1")) }
        }
    }

    /// Promises 10,000 bytes and gives others.
    private struct Liar: MediaSource {
        let count: Int

        func recording(_ track: String) async throws -> Recording? {
            Recording(mediaType: "audio/flac", length: 10_000, tag: "lie") { [count] _ in ByteBuffer(repeating: 0, count: count) }
        }
    }
}
