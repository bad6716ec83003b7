import Foundation
import Logging
import NIOCore
import Testing
import VersionService

@testable import Platform

@Suite struct JSONLogHandlerTests {
    private let time = WallClock(timestamp: Timestamp(secondsSinceEpoch: 1_777_887_000), milliseconds: 7)

    private func line(
        _ message: Logger.Message, _ metadata: Logger.Metadata? = nil, error: (any Error)? = nil, handler: JSONLogHandler? = nil
    ) -> String {
        let event = LogEvent(
            level: .warning, message: message, error: error, metadata: metadata, source: nil, file: "File", function: "function", line: 1)
        return String(buffer: (handler ?? JSONLogHandler(label: "platform")).line(event, at: time))
    }

    @Test("a record is one line in a fixed order")
    func golden() {
        #expect(
            line("Flags changed", ["revision": "7", "actor": "ann"])
                == #"{"ts":"2026-05-04T09:30:00.007Z","level":"warning","logger":"platform","message":"Flags changed","#
                + #""actor":"ann","revision":"7"}"# + "\n")
    }

    @Test("nothing in a record can end its line or its strings")
    func controlCharacters() throws {
        let text = line("a\nb\r\"c\"\\\u{0}\u{1B}[31m\u{7F}", ["k\n": "v\n{\"level\":\"error\"}"])
        #expect(text.filter { $0 == "\n" }.count == 1)
        #expect(text.last == "\n")
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String])
        #expect(object["message"] == "a\nb\r\"c\"\\\u{0}\u{1B}[31m\u{7F}")
        #expect(object["k\n"] == "v\n{\"level\":\"error\"}")
        #expect(object["level"] == "warning")
    }

    @Test("nested metadata is flattened")
    func nested() {
        let text = line("m", ["request": ["path": "/v3", "tags": ["a", "b"]], "count": .stringConvertible(3)])
        #expect(text.hasSuffix(#""count":"3","request.path":"/v3","request.tags.0":"a","request.tags.1":"b"}"# + "\n"))
    }

    @Test(
        "secrets are taken out, however they are spelt",
        arguments: [
            "authorization", "Authorization", "proxy-authorization", "password", "newPassword", "token", "refresh_token", "accessToken",
            "cookie",
            "Set-Cookie", "client_secret", "api-key", "X-API-Key", "private_key", "credentials",
        ])
    func redacted(name: String) {
        #expect(line("m", [name: "hunter2"]).contains("\"\(name)\":\"[redacted]\""))
        let nested = line("m", ["headers": [name: ["hunter2"]], "list": [[name: "hunter2"]]])
        #expect(!nested.contains("hunter2"))
        #expect(nested.contains("\"headers.\(name)\":\"[redacted]\""))
    }

    @Test("metadata cannot pass for a member of the record")
    func ownNames() {
        let text = line("m", ["level": "trace", "ts": "never"])
        #expect(text.contains(#""metadata.level":"trace","metadata.ts":"never""#))
        #expect(text.contains(#""level":"warning""#))
    }

    @Test("what is nearest to the record wins")
    func merging() {
        var handler = JSONLogHandler(label: "platform", metadataProvider: Logger.MetadataProvider { ["a": "provider", "b": "provider"] })
        handler[metadataKey: "a"] = "handler"
        handler[metadataKey: "b"] = "handler"
        handler[metadataKey: "c"] = "handler"
        #expect(line("m", ["b": "record"], handler: handler).contains(#""a":"provider","b":"record","c":"handler""#))
        #expect(handler[metadataKey: "c"] == "handler")
    }

    @Test("texts, depth and number of pairs are bounded")
    func bounded() throws {
        let long = String(repeating: "é", count: 10_000)
        var many: Logger.Metadata = [:]
        for index in 0..<1000 { many["k\(index)"] = .string(long) }
        many["deep"] = ["a": ["b": ["c": ["d": "too deep"]]]]
        let text = line(Logger.Message(stringLiteral: long), many, error: LongError(text: long))
        #expect(text.utf8.count < 300_000)
        let object = try #require(try JSONSerialization.jsonObject(with: Data(text.utf8)) as? [String: String])
        #expect(object.count == 5 + 64)
        #expect(object["message"]?.hasSuffix("é…") == true)
        #expect(object["deep.a.b.c"] == "…")
    }

    @Test("a record goes out in one piece")
    func output() throws {
        var ends: [Int32] = [0, 0]
        try #require(pipe(&ends) == 0)
        defer { ends.forEach { close($0) } }
        var logger = Logger(label: "test") { label in JSONLogHandler(label: label, output: LogOutput(descriptor: ends[1])) }
        logger.logLevel = .notice
        logger.info("not this")
        logger.notice("this", metadata: ["n": "1"])
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = read(ends[0], &bytes, bytes.count)
        let text = String(decoding: bytes[..<count], as: UTF8.self)
        #expect(text.hasPrefix("{\"ts\":\""))
        #expect(text.hasSuffix("\"level\":\"notice\",\"logger\":\"test\",\"message\":\"this\",\"n\":\"1\"}\n"))
    }

    private struct LongError: Error, CustomStringConvertible {
        let text: String
        var description: String { text }
    }
}
