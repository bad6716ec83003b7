import Crypto
import Foundation
import Testing
import VersionService

@testable import Platform

@Suite struct TokenServiceTests {
    private func issue(_ fixture: IdentityFixture) async throws -> String {
        try await fixture.tokens.issueAccessToken(account: "a1", session: "s1")
    }

    /// Signs a token by hand, so that anything can be in it.
    private func forge(header: String, claims: String, key: P256.Signing.PrivateKey) throws -> String {
        let signed = Base64.url.encode(header.utf8) + "." + Base64.url.encode(claims.utf8)
        let signature = try key.signature(for: Data(signed.utf8)).rawRepresentation
        return signed + "." + Base64.url.encode(signature)
    }

    private func claims(issuer: String = "https://music.example", issuedAt: Int64 = 1_800_000_000, expires: Int64 = 1_800_000_900) -> String
    {
        #"{"iss":"\#(issuer)","sub":"a1","sid":"s1","iat":\#(issuedAt),"exp":\#(expires),"jti":"j"}"#
    }

    @Test("a token says who it was issued to, and nothing that is nobody's business")
    func issued() async throws {
        try await IdentityFixture.with { fixture in
            let token = try await issue(fixture)
            let verified = try fixture.tokens.verify(token)
            #expect(verified.accountID == "a1")
            #expect(verified.sessionID == "s1")
            #expect(verified.expiresAt.secondsSinceEpoch == fixture.clock.now.secondsSinceEpoch + 900)
            let payload = try #require(Base64.url.decode(token.split(separator: ".")[1]))
            let object = try #require(try JSONSerialization.jsonObject(with: Data(payload)) as? [String: Any])
            #expect(Set(object.keys) == ["iss", "sub", "sid", "iat", "exp", "jti"])
            #expect(try await issue(fixture) != token)
        }
    }

    @Test("a token expires, whether it is remembered or not")
    func expiry() async throws {
        try await IdentityFixture.with { fixture in
            let remembered = try await issue(fixture)
            let unseen = try await issue(fixture)
            _ = try fixture.tokens.verify(remembered)
            fixture.clock.advance(seconds: 899)
            _ = try fixture.tokens.verify(remembered)
            fixture.clock.advance(seconds: 1)
            #expect(throws: AccessTokenError.expired) { try fixture.tokens.verify(remembered) }
            #expect(throws: AccessTokenError.expired) { try fixture.tokens.verify(remembered) }
            #expect(throws: AccessTokenError.expired) { try fixture.tokens.verify(unseen) }
        }
    }

    @Test("a token that has been altered anywhere is refused")
    func altered() async throws {
        try await IdentityFixture.with { fixture in
            let token = try await issue(fixture)
            for index in stride(from: 0, to: token.utf8.count, by: 7) {
                var bytes = Array(token.utf8)
                bytes[index] = bytes[index] == UInt8(ascii: "A") ? UInt8(ascii: "B") : UInt8(ascii: "A")
                #expect(throws: AccessTokenError.self) { try fixture.tokens.verify(String(decoding: bytes, as: UTF8.self)) }
            }
            let parts = token.split(separator: ".")
            let other = #"{"iss":"https://music.example","sub":"a2","sid":"s1","iat":1800000000,"exp":1800000900,"jti":"j"}"#
            #expect(throws: AccessTokenError.invalidSignature) {
                try fixture.tokens.verify("\(parts[0]).\(Base64.url.encode(other.utf8)).\(parts[2])")
            }
            #expect(throws: AccessTokenError.invalidSignature) { try fixture.tokens.verify("\(parts[0]).\(parts[1]).") }
        }
    }

    @Test("a token of somebody else's key is refused, even under the name of ours")
    func otherKey() async throws {
        let ours = SigningKey()
        try await IdentityFixture.with(keys: [ours]) { fixture in
            let theirs = P256.Signing.PrivateKey()
            let unknown = try forge(header: #"{"alg":"ES256","kid":"theirs"}"#, claims: claims(), key: theirs)
            #expect(throws: AccessTokenError.unknownKey) { try fixture.tokens.verify(unknown) }
            let unnamed = try forge(header: #"{"alg":"ES256"}"#, claims: claims(), key: theirs)
            #expect(throws: AccessTokenError.unknownKey) { try fixture.tokens.verify(unnamed) }
            let named = try forge(header: #"{"alg":"ES256","kid":"\#(ours.id)"}"#, claims: claims(), key: theirs)
            #expect(throws: AccessTokenError.invalidSignature) { try fixture.tokens.verify(named) }
        }
    }

    @Test("a token does not choose how it is checked", arguments: ["none", "None", "HS256", "RS256", "ES384", ""])
    func otherAlgorithm(algorithm: String) async throws {
        let ours = SigningKey()
        try await IdentityFixture.with(keys: [ours]) { fixture in
            let header = Base64.url.encode(#"{"alg":"\#(algorithm)","kid":"\#(ours.id)"}"#.utf8)
            let payload = Base64.url.encode(claims().utf8)
            for signature in ["", "AAAA"] {
                #expect(throws: AccessTokenError.unsupportedAlgorithm) { try fixture.tokens.verify("\(header).\(payload).\(signature)") }
            }
        }
    }

    @Test("even a token of our own key has to be meant for us, now")
    func claimChecks() async throws {
        let privateKey = P256.Signing.PrivateKey()
        let ours = try SigningKey(pem: privateKey.pemRepresentation)
        try await IdentityFixture.with(keys: [ours]) { fixture in
            let header = #"{"alg":"ES256","kid":"\#(ours.id)"}"#
            func verify(_ claims: String) throws -> AccessToken {
                try fixture.tokens.verify(try forge(header: header, claims: claims, key: privateKey))
            }
            _ = try verify(claims())
            #expect(throws: AccessTokenError.wrongIssuer) { try verify(claims(issuer: "https://other.example")) }
            #expect(throws: AccessTokenError.expired) { try verify(claims(expires: 1_800_000_000)) }
            _ = try verify(claims(issuedAt: 1_800_000_060))
            #expect(throws: AccessTokenError.notYetValid) { try verify(claims(issuedAt: 1_800_000_061)) }
            #expect(throws: AccessTokenError.malformed) { try verify(#"{"iss":"https://music.example"}"#) }
        }
    }

    @Test(
        "what is no token is refused",
        arguments: ["", ".", "..", "...", "a.b", "a.b.c", "a.b.c.d", "é.é.é", String(repeating: "a", count: 2049), "e30.e30.e30"])
    func malformed(token: String) async throws {
        try await IdentityFixture.with { fixture in
            #expect(throws: AccessTokenError.self) { try fixture.tokens.verify(token) }
        }
    }

    @Test("the newest key signs, older ones are still accepted, removed ones are not")
    func rotation() async throws {
        let old = SigningKey()
        let new = SigningKey()
        try await IdentityFixture.with(keys: [old]) { before in
            let token = try await issue(before)
            try await IdentityFixture.with(keys: [old, new]) { after in
                _ = try after.tokens.verify(token)
                let header = try #require(Base64.url.decode(try await issue(after).split(separator: ".")[0]))
                let object = try #require(try JSONSerialization.jsonObject(with: Data(header)) as? [String: String])
                #expect(object == ["alg": "ES256", "typ": "JWT", "kid": new.id])
            }
            try await IdentityFixture.with(keys: [new]) { later in
                #expect(throws: AccessTokenError.unknownKey) { try later.tokens.verify(token) }
            }
        }
    }

    @Test("the cache keeps its bound, and what it forgets is checked again")
    func cache() async throws {
        let clock = SettableClock()
        let cache = VerifiedTokenCache(capacity: 32)
        let token = AccessToken(iss: "i", sub: "s", sid: "s", iat: 0, exp: clock.now.secondsSinceEpoch + 10, jti: "j")
        let digests = (0..<1000).map { SHA256.hash("\($0)") }
        for digest in digests { cache.insert(token, for: digest, at: clock.now) }
        #expect(digests.filter { cache[$0] != nil }.count == 32)
        clock.advance(seconds: 10)
        cache.insert(token, for: digests[0], at: clock.now)
        #expect(cache[digests[0]] == token)
        #expect(digests.filter { cache[$0] != nil }.count <= 31)
        cache.remove(digests[0])
        #expect(cache[digests[0]] == nil)
    }

    @Test("many threads check tokens at once")
    func concurrent() async throws {
        try await IdentityFixture.with { fixture in
            var tokens: [String] = []
            for _ in 0..<20 { tokens.append(try await issue(fixture)) }
            let all = tokens
            try await withThrowingTaskGroup(of: Void.self) { group in
                for _ in 0..<8 {
                    group.addTask { for token in all { _ = try fixture.tokens.verify(token) } }
                }
                try await group.waitForAll()
            }
        }
    }
}
