import Foundation
import Testing

@testable import Platform

/// Who may listen: addresses as they were given out, for as long as they are good.
@Suite struct MediaAddressTests {
    private static let track = "bach-cello-suites-1961-1"
    private static let source = SynthesizedPieces(seconds: 1)

    @Test("an address expires, and says so")
    func expiry() async throws {
        try await MediaServer.run(Self.source) { server in
            let (target, lifetime) = server.signer.address(ofTrack: Self.track, duration: 120)
            #expect(lifetime == 720)
            server.clock.advance(seconds: 719)
            #expect(try await server.request("HEAD", target).status == 200)
            server.clock.advance(seconds: 1)
            let answer = try await server.request("GET", target)
            #expect(answer.status == 403)
            #expect(answer["content-type"] == "application/problem+json")
            #expect(try answer.json()["title"].string == "Address expired")
        }
    }

    @Test("an address that was not given out is refused without saying why")
    func forgeries() async throws {
        try await MediaServer.run(Self.source) { server in
            let target = server.target(Self.track)
            let parts = try #require(target.firstIndex(of: "?"))
            let query = String(target[target.index(after: parts)...])
            let expires = query.prefix { $0 != "&" }
            let signature = query.drop { $0 != "&" }.dropFirst()
            let path = "/media/\(Self.track)"
            let forgeries = [
                path, "\(path)?\(expires)", "\(path)?\(signature)", "\(path)?\(expires)&signature=", "\(path)?\(query)&x=1",
                "\(path)?\(query)&\(signature)", "\(path)?\(expires)9&\(signature)",
                "\(path)?expires=0\(expires.dropFirst(8))&\(signature)",
                "\(path)?\(query)A", "\(path)?\(query.dropLast())", "\(path)?expires=%&\(signature)", "/media/other-1?\(query)",
                "/media/\(Self.track)2?\(query)", "/media/%2e%2e%2f\(Self.track)?\(query)",
                "\(path)?\(expires)&signature=\(String(repeating: "A", count: 43))",
            ]
            var details: Set<String> = []
            for forgery in forgeries {
                let answer = try await server.request("GET", forgery)
                #expect(answer.status == 403, "\(forgery)")
                details.insert(answer.text)
            }
            #expect(details.count == 1, "\(details)")
        }
    }

    @Test("a track that has no recording is told only to who may ask")
    func unknown() async throws {
        try await MediaServer.run(NoRecordings()) { server in
            let signed = try await server.request("GET", server.target("no-such-track-1"))
            let unsigned = try await server.request("GET", "/media/no-such-track-1?expires=1&signature=x")
            #expect(signed.status == 404)
            #expect(unsigned.status == 403)
        }
    }

    @Test("names of any characters come through", arguments: ["a b/c?d=e&f", "Dvořák-9", "100%", "+", "a.b~c_d-e"])
    func names(track: String) async throws {
        try await MediaServer.run(Self.source) { server in
            let answer = try await server.request("HEAD", server.target(track))
            #expect(answer.status == 200)
        }
    }

    @Test("other methods are refused")
    func methods() async throws {
        try await MediaServer.run(Self.source) { server in
            let answer = try await server.request("DELETE", server.target(Self.track))
            #expect(answer.status == 405)
            #expect(answer["allow"] == "GET, HEAD")
        }
    }
}
