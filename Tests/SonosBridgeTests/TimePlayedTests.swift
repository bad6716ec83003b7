import NIOCore
import SonosBridge
import Synchronization
import Testing

@Suite("Time played")
struct TimePlayedTests {
    private let fixture = Fixture()

    private func post(_ body: String, authorization: String? = "good") async -> SOAPFault.Code? {
        do {
            try await fixture.service.timePlayed(body: ByteBuffer(string: body), authorization: authorization)
            return nil
        } catch { return error.code }
    }

    private var reports: [String] { fixture.backend.reports.withLock { $0 } }

    @Test func tracksAreToldByTheirIdentifierOrTheirAddress() async throws {
        let id = try await fixture.trackID()
        let quoted = id.map { $0 == "_" ? "%5f" : String($0) }.joined()
        let body = """
            {"items":[
            {"containerId":"x","durationPlayedMillis":28031,"mediaUrl":"x-sonosapi-hls-static:a%3ab?sid=1","objectId":"\(id)",\
            "positionMillis":28100,"positionMillisAtSegmentStart":0,"timeSincePlaybackMillis":28218,"type":"final","reportId":"r1"},
            {"mediaUrl":"x-sonos-http:\(quoted).flac?sid=253&flags=32800&sn=46","durationPlayedMillis":1000,"type":"update"},
            {"mediaUrl":"x-sonosapi-http:\(id)","durationPlayedMillis":2000},
            {"mediaUrl":"https://music.example/media/7%2d1?s=1&e=2","durationPlayedMillis":3000,\
            "actions":[{"pause":[{"positionMillis":1}]}]},
            {"mediaId":"\(id)"},
            {"objectId":"forged","mediaUrl":"x-file-cifs://nas/a.mp3"}, {"objectId":7,"mediaUrl":["a"]}, 1, "x", [], {}
            ]}
            """
        #expect(await post(body) == nil)
        #expect(reports == ["1-2 28 28100 final", "1-2 1 -1 update", "1-2 2 -1 -", "7-1 3 -1 -", "1-2 -1 -1 -"])
    }

    @Test(arguments: ["good", "Bearer good", "bearer good"])
    func theTokenComesInTheHeaderField(_ field: String) async {
        #expect(await post(#"{"items":[]}"#, authorization: field) == nil)
    }

    @Test func withoutATokenNothingIsKept() async {
        #expect(await post(#"{"items":[]}"#, authorization: nil) == .loginUnsupported)
        #expect(await post(#"{"items":[]}"#, authorization: "bad") == .authTokenExpired)
    }

    @Test func aStaleTokenWithoutItsKeyStillCounts() async throws {
        let id = try await fixture.trackID()
        #expect(await post(#"{"items":[{"objectId":"\#(id)"}]}"#, authorization: "Bearer stale") == nil)
        #expect(reports.count == 1)
    }

    @Test func whatOthersPlayedIsPassedOver() async {
        let urls = [
            "https://other.example/media/7-1", "https://music.example.evil.example/media/7-1", "http://music.example/media/7-1",
            "https://music.example/images/7-1", "x-sonos-http:7-1.flac", "x-file-cifs://nas/media/7-1",
        ]
        let items = urls.map { #"{"mediaUrl":"\#($0)","durationPlayedMillis":1000}"# }.joined(separator: ",")
        #expect(await post("{\"items\":[\(items)]}") == nil)
        #expect(reports == [])
    }

    @Test func theReportsOfABodyAreKeptTogetherAndOnce() async throws {
        let id = try await fixture.trackID()
        func item(_ type: String, _ report: String) -> String { #"{"objectId":"\#(id)","type":"\#(type)","reportId":"\#(report)"}"# }
        let items = [item("update", "r1"), item("update", "r1"), item("final", "r1"), item("update", "r2")]
        #expect(await post("{\"items\":[\(items.joined(separator: ","))]}") == nil)
        #expect(reports == ["1-2 -1 -1 update", "1-2 -1 -1 final", "1-2 -1 -1 update"])
        #expect(fixture.backend.batches.withLock { $0 } == [3])
    }

    @Test func timePassingIsToldFromWhatTheListenerDoes() {
        var report = SonosPlayReport(id: "x")
        for (status, isProgress) in [(nil, true), ("update", true), ("final", true), ("paused", false), ("skippedTrack", false)] {
            report.status = status
            #expect(report.isProgress == isProgress, "\(status ?? "-")")
        }
    }

    @Test(arguments: ["", "{}", "[]", "items", #"{"items":{}}"#, #"{"items":[}"#, "\u{FEFF}{}", #"{"items":[],"items":[]}"#])
    func whatCannotBeReadIsTheClientsFault(_ body: String) async {
        #expect(await post(body) == .client)
    }

    @Test func bodiesAreBounded() async throws {
        let id = try await fixture.trackID()
        #expect(await post(#"{"items":[\#(Array(repeating: #"{"objectId":"\#(id)"}"#, count: 300).joined(separator: ","))]}"#) == nil)
        #expect(reports.count == 100)
        #expect(await post(#"{"items":["\#(String(repeating: "x", count: 70_000))"]}"#) == .client)
        #expect(await post(String(repeating: "[", count: 60_000)) == .client)
        let long = String(repeating: "x", count: 1000)
        #expect(await post(#"{"items":[{"mediaUrl":"https://music.example/media/\#(long)"}]}"#) == nil)
        #expect(await post(#"{"items":[{"objectId":"\#(id)","durationPlayedMillis":9223372036854775807,"positionMillis":-1}]}"#) == nil)
        #expect(reports.count == 101)
        #expect(reports.last == "1-2 2147483 -1 -")
    }
}
