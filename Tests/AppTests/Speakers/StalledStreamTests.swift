import Foundation
import TestSupport
import Testing

@Suite("Listeners that stop listening", .server("--speakers", "anonymous"))
struct StalledStreamTests {
    @Test("streams that nobody reads keep nobody else waiting")
    func stalledReaders() async throws {
        let server = try server()
        let search = try await server.soap(
            Envelopes.call("search", [("id", "track"), ("term", "aria"), ("index", "0"), ("count", "1")]))
        let track = try #require(search.text.firstMatch(of: /<id>(t_[^<]+)<\/id>/).map { String($0.1) }, "\(search)")
        let media = try await server.soap(Envelopes.call("getMediaURI", [("id", track)]))
        let address = try #require(
            media.text.firstMatch(of: /<getMediaURIResult>http:\/\/[^\/]+([^<]+)</).map { String($0.1) }, "\(media)")
        let target = address.replacing("&amp;", with: "&")
        var connections: [HTTPConnection] = []
        for _ in 0..<100 {
            let connection = try server.connect()
            try await connection.send("GET \(target) HTTP/1.1\r\nHost: localhost\r\n\r\n")
            connections.append(connection)
        }
        for _ in 0..<5 {
            let start = ContinuousClock.now
            #expect(try await server.request("/healthz").status == 200)
            #expect(try await server.soap(Envelopes.root).status == 200)
            // A busy machine takes its time; what is waited for is never the streams, which last for minutes.
            #expect(ContinuousClock.now - start < .seconds(20))
        }
        for connection in connections { connection.disconnect() }
        #expect(try await server.request("/healthz").status == 200)
    }
}
