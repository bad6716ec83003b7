import Foundation
import NIOCore
import Testing
import VersionService

@testable import Platform

@Suite struct AccessLogTests {
    private let time = WallClock(timestamp: Timestamp(secondsSinceEpoch: 1_777_887_000), milliseconds: 250)

    private func record(target: String) throws -> AccessRecord {
        AccessRecord(
            requestID: try #require(RequestID(inbound: "abc")), method: "GET", target: target, status: 200, bytes: 1234,
            duration: .microseconds(12_045), apiVersion: "v7", screen: "search", isSignedIn: true, clientAddress: "192.0.2.1")
    }

    @Test("a request is one line in a fixed order, without the values of its query")
    func golden() throws {
        let line = AccessLog.line(try record(target: "/v7/search?q=secret+text&page=2&flag"), at: time)
        #expect(
            String(buffer: line)
                == #"{"ts":"2026-05-04T09:30:00.250Z","requestId":"abc","method":"GET","path":"/v7/search","#
                + #""query":{"q":11,"page":1,"flag":0},"status":200,"bytes":1234,"durationMs":12.045,"apiVersion":"v7","#
                + #""screen":"search","user":"signedIn","clientAddress":"192.0.2.1"}"# + "\n")
    }

    @Test("what is not known is left out")
    func minimal() throws {
        let record = AccessRecord(
            requestID: try #require(RequestID(inbound: "abc")), method: "GET", target: "/healthz", status: 204, bytes: 0, duration: .zero)
        #expect(
            String(buffer: AccessLog.line(record, at: time))
                == #"{"ts":"2026-05-04T09:30:00.250Z","requestId":"abc","method":"GET","path":"/healthz","status":204,"bytes":0,"#
                + #""durationMs":0.000,"user":"anonymous"}"# + "\n")
    }

    @Test("hostile targets make a valid, bounded line")
    func hostile() throws {
        let target = "/\"\n" + String(repeating: "a", count: 5000) + "?" + String(repeating: "\"k\n=v&", count: 1000)
        let line = AccessLog.line(try record(target: target), at: time)
        #expect(line.readableBytes < 4000)
        #expect(String(buffer: line).filter { $0 == "\n" }.count == 1)
        #expect(throws: Never.self) { try JSONSerialization.jsonObject(with: Data(line.readableBytesView)) }
    }
}
