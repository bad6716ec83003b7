import Foundation
import TestSupport
import Testing

@Suite("The switch for speakers")
struct SpeakerSwitchTests {
    @Test("off for the speakers' version, they are told that the service is unavailable; on again, they are served")
    func switching() async throws {
        let folder = try TemporaryFolder()
        let versions = folder.url.appending(path: "versions.json")
        let served = try Repository.text(of: "versions.json")
        try served.write(to: versions, atomically: true, encoding: .utf8)
        let server = try await ServerProcess.start(["--speakers", "anonymous"], versions: versions)
        #expect(try await server.soap(Envelopes.root).status == 200)
        let off = served.replacing("\"gaplessHints\": true, ", with: "\"gaplessHints\": true, \"speakers\": false, ")
        try #require(off != served)
        try off.write(to: versions, atomically: true, encoding: .utf8)
        try await expectEventually("speakers are refused", within: .seconds(10)) {
            let answer = try await server.soap(Envelopes.root)
            return answer.status == 500 && answer.text.contains("Server.ServiceUnavailable")
        }
        let link = try await server.soap(Envelopes.call("getAppLink", [("householdId", "Sonos_x")]))
        #expect(link.text.contains("Server.ServiceUnavailable"), "\(link)")
        #expect(try await server.request("/sonos/home").status == 503)
        #expect(try await server.request("/v11/home").status == 200)
        try served.write(to: versions, atomically: true, encoding: .utf8)
        try await expectEventually("speakers are served again", within: .seconds(10)) {
            try await server.soap(Envelopes.root).status == 200
        }
        await server.stop()
    }
}
