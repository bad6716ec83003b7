import Foundation
import TestSupport
import Testing

@testable import Platform

/// Requests for parts of a recording, over a socket (RFC 9110, sections 13 and 14).
@Suite struct RangeRequestTests {
    private static let track = "bach-cello-suites-1961-1"
    private static let source = SynthesizedPieces(seconds: 1)
    private static let length = 44 + 44_100 * 4

    /// What one request for a part comes to.
    struct Row: CustomTestStringConvertible, Sendable {
        let range: String
        let status: Int
        /// The bytes that are sent, if any are.
        var bytes: Range<Int>?
        var contentRange: String?

        var testDescription: String { range }
    }

    static let rows: [Row] = [
        Row(range: "bytes=0-300", status: 206, bytes: 0..<301, contentRange: "bytes 0-300/\(length)"),
        Row(range: "bytes=500-", status: 206, bytes: 500..<length, contentRange: "bytes 500-\(length - 1)/\(length)"),
        Row(range: "bytes=0-0", status: 206, bytes: 0..<1, contentRange: "bytes 0-0/\(length)"),
        Row(range: "bytes=43-45", status: 206, bytes: 43..<46, contentRange: "bytes 43-45/\(length)"),
        Row(range: "bytes=-1", status: 206, bytes: length - 1..<length, contentRange: "bytes \(length - 1)-\(length - 1)/\(length)"),
        Row(
            range: "bytes=-70000", status: 206, bytes: length - 70_000..<length,
            contentRange: "bytes \(length - 70_000)-\(length - 1)/\(length)"),
        Row(range: "bytes=-99999999", status: 206, bytes: 0..<length, contentRange: "bytes 0-\(length - 1)/\(length)"),
        Row(range: "bytes=100000-99999999", status: 206, bytes: 100_000..<length, contentRange: "bytes 100000-\(length - 1)/\(length)"),
        Row(range: "bytes=65535-65536", status: 206, bytes: 65_535..<65_537, contentRange: "bytes 65535-65536/\(length)"),
        Row(range: "bytes=\(length)-", status: 416, contentRange: "bytes */\(length)"),
        Row(range: "bytes=-0", status: 416, contentRange: "bytes */\(length)"),
        Row(range: "bytes=0-1,5-6", status: 200, bytes: 0..<length),
        Row(range: "bytes=9-3", status: 200, bytes: 0..<length),
        Row(range: "seconds=1-2", status: 200, bytes: 0..<length),
        Row(range: "nonsense", status: 200, bytes: 0..<length),
    ]

    @Test("a range gets the bytes it names, with their length and place")
    func ranges() async throws {
        try await MediaServer.run(Self.source) { server in
            let target = server.target(Self.track)
            let whole = try await server.request("GET", target)
            #expect(whole.status == 200)
            #expect(whole.body.count == Self.length)
            for row in Self.rows {
                let answer = try await server.request("GET", target, ["Range": row.range])
                #expect(answer.status == row.status, "\(row.range)")
                #expect(answer["content-range"] == row.contentRange, "\(row.range)")
                #expect(answer["accept-ranges"] == "bytes", "\(row.range)")
                #expect(answer["transfer-encoding"] == nil, "\(row.range)")
                #expect(answer["content-length"] == "\(answer.body.count)", "\(row.range)")
                if let bytes = row.bytes { #expect(answer.body == whole.body[bytes], "\(row.range) has other bytes than the whole") }
            }
        }
    }

    @Test("what a recording is sent with")
    func fields() async throws {
        try await MediaServer.run(Self.source) { server in
            let target = server.target(Self.track)
            let answer = try await server.request("GET", target, ["Accept-Encoding": "gzip"])
            #expect(answer["content-type"] == "audio/wav")
            #expect(answer["content-encoding"] == nil)
            #expect(answer["vary"] == nil)
            #expect(answer["cache-control"] == "private, no-cache")
            #expect(answer["content-length"] == "\(Self.length)")
            let tag = try #require(answer["etag"])
            #expect(tag.hasPrefix("\""), "\(tag) is not strong")
        }
    }

    @Test("HEAD tells the length and sends nothing, whatever range it names")
    func head() async throws {
        try await MediaServer.run(Self.source) { server in
            let connection = try HTTPConnection(port: server.port)
            let target = server.target(Self.track)
            for fields in [[:], ["Range": "bytes=0-9"], ["Range": "bytes=99999999-"]] {
                let answer = try await connection.request("HEAD", target, fields: fields)
                #expect(answer.status == 200)
                #expect(answer["content-length"] == "\(Self.length)")
                #expect(answer["accept-ranges"] == "bytes")
                #expect(answer["content-range"] == nil)
            }
            // Had a body come, the next answer would begin with it.
            let answer = try await connection.request("GET", target, fields: ["Range": "bytes=0-3"])
            #expect(answer.text == "RIFF")
        }
    }

    @Test("one connection serves range after range")
    func reuse() async throws {
        try await MediaServer.run(Self.source) { server in
            let connection = try HTTPConnection(port: server.port)
            let target = server.target(Self.track)
            let whole = try await connection.request("GET", target).body
            for start in stride(from: 0, to: Self.length, by: 50_021) {
                let answer = try await connection.request("GET", target, fields: ["Range": "bytes=\(start)-\(start + 50_020)"])
                #expect(answer.body == whole[start..<min(Self.length, start + 50_021)])
            }
        }
    }

    @Test("conditions are met, or answered with 304 and 412")
    func conditions() async throws {
        try await MediaServer.run(Self.source) { server in
            let target = server.target(Self.track)
            let tag = try #require(try await server.request("HEAD", target)["etag"])
            let table: [(fields: [String: String], status: Int, length: Int)] = [
                (["If-None-Match": tag], 304, 0),
                (["If-None-Match": "\"other\", W/\(tag)"], 304, 0),
                (["If-None-Match": "*"], 304, 0),
                (["If-None-Match": "\"other\""], 200, Self.length),
                (["If-None-Match": tag, "Range": "bytes=0-9"], 304, 0),
                (["If-Match": tag, "Range": "bytes=0-9"], 206, 10),
                (["If-Match": "*"], 200, Self.length),
                (["If-Match": "\"other\""], 412, -1),
                (["If-Match": "W/\(tag)"], 412, -1),
                (["If-Range": tag, "Range": "bytes=0-9"], 206, 10),
                (["If-Range": "W/\(tag)", "Range": "bytes=0-9"], 200, Self.length),
                (["If-Range": "\"other\"", "Range": "bytes=0-9"], 200, Self.length),
                (["If-Range": "\"other\"", "Range": "bytes=99999999-"], 200, Self.length),
                (["If-Range": "nonsense", "Range": "bytes=0-9"], 200, Self.length),
                (["If-Range": "Sat, 21 Nov 2026 08:30:00 GMT", "Range": "bytes=0-9"], 200, Self.length),
                (["If-Range": tag], 200, Self.length),
            ]
            for row in table {
                let answer = try await server.request("GET", target, row.fields)
                #expect(answer.status == row.status, "\(row.fields)")
                if row.length >= 0 { #expect(answer.body.count == row.length, "\(row.fields)") }
                if row.status != 412 { #expect(answer["etag"] == tag, "\(row.fields)") }
            }
        }
    }

    @Test("the access log counts the bytes of a part, and has no signature in it")
    func accessLog() async throws {
        try await MediaServer.run(Self.source) { server in
            let target = server.target(Self.track)
            _ = try await server.request("GET", target, ["Range": "bytes=100-299"])
            _ = try await server.request("HEAD", target)
            let log = try server.accessLog()
            let signature = try #require(target.split(separator: "signature=").last)
            #expect(log.contains(#""status":206,"bytes":200,"#), "\(log)")
            #expect(log.contains(#""method":"HEAD""#) && log.contains(#""status":200,"bytes":0,"#), "\(log)")
            #expect(!log.contains(signature), "\(log)")
        }
    }
}
