import NIOCore
import ScreenKit

/// Writes one line of JSON for each request.
///
/// The values of query fields may be secret or personal, so only their lengths are written: `"query":{"q":7}`.
package struct AccessLog: Sendable {
    private let output: LogOutput

    private static let maximumPathLength = 1024
    private static let maximumQueryFields = 16
    private static let maximumNameLength = 64

    package init(output: LogOutput = .standardOutput) {
        self.output = output
    }

    /// Writes the record of a request that has just been answered.
    package func write(_ record: AccessRecord) {
        output.write(Self.line(record, at: .now()))
    }

    /// The line of one record, its end included.
    static func line(_ record: AccessRecord, at time: WallClock) -> ByteBuffer {
        var writer = JSONWriter(capacity: 512)
        writer.object { writer in
            writer.member("ts", time.description)
            writer.member("requestId", record.requestID.value)
            writer.member("method", record.method)
            writeTarget(record.target, to: &writer)
            writer.member("status", record.status)
            writer.member("bytes", record.bytes)
            writer.key("durationMs")
            writer.milliseconds(record.duration)
            if let apiVersion = record.apiVersion { writer.member("apiVersion", apiVersion) }
            if let screen = record.screen { writer.member("screen", screen) }
            writer.member("user", record.isSignedIn ? "signedIn" : "anonymous")
            if let address = record.clientAddress { writer.member("clientAddress", address) }
        }
        var line = writer.buffer()
        line.writeInteger(UInt8(ascii: "\n"))
        return line
    }

    private static func writeTarget(_ target: String, to writer: inout JSONWriter) {
        let end = target.utf8.firstIndex(of: UInt8(ascii: "?")) ?? target.endIndex
        writer.member("path", String(target[..<end]).bounded(to: maximumPathLength))
        let query = target.utf8[end...].dropFirst()
        guard !query.isEmpty else { return }
        writer.key("query")
        writer.object { writer in
            for field in query.split(separator: UInt8(ascii: "&"), maxSplits: maximumQueryFields).prefix(maximumQueryFields) {
                let equals = field.firstIndex(of: UInt8(ascii: "=")) ?? field.endIndex
                writer.key(String(Substring(field[..<equals])).bounded(to: maximumNameLength))
                writer.integer(field[equals...].dropFirst().count)
            }
        }
    }
}

extension JSONWriter {
    fileprivate mutating func member(_ name: StaticString, _ value: String) {
        key(name)
        string(value)
    }

    fileprivate mutating func member(_ name: StaticString, _ value: Int) {
        key(name)
        integer(value)
    }

    /// Writes a duration in milliseconds with three decimals.
    fileprivate mutating func milliseconds(_ duration: Duration) {
        let microseconds = Int(duration.components.seconds) * 1_000_000 + Int(duration.components.attoseconds / 1_000_000_000_000)
        let fraction = String(microseconds % 1_000)
        var text = "\(microseconds / 1_000).\(String(repeating: "0", count: 3 - fraction.utf8.count))\(fraction)"
        // The text's own bytes are lent for the call only.
        text.withUTF8 { raw(UnsafeRawBufferPointer($0)) }
    }
}
