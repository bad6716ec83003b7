import HTTPTypes
import SonosBridge
import Testing

@testable import Platform

@Suite("The page that links a household") struct SpeakerSignInTests {
    private typealias Fixture = SignInFixture

    @Test("leads from the code in its address to a linked household")
    func lifecycle() async throws {
        try await Fixture.with { fixture in
            let link = try await fixture.makeLink()
            let page = await fixture.signIn.page(linkCode: link.linkCode, Fixture.request())
            #expect(page.status == .ok)
            #expect(page.text.contains("<input type=\"hidden\" name=\"linkCode\" value=\"\(link.linkCode)\">"))
            let answer = await fixture.submit(code: link.linkCode)
            #expect(answer.status == .ok, "\(answer.text)")
            #expect(answer.text.contains("role=\"status\"") && answer.text.contains("return to the Sonos app"))
            #expect(!answer.text.contains("<form"))
            let state = try await fixture.linking.linking.redeem(
                linkCode: link.linkCode, linkDeviceID: link.linkDeviceID, household: LinkingFixture.household)
            guard case .linked(let token) = state else {
                Issue.record("\(state)")
                return
            }
            let account = try #require(fixture.identity.store.accounts.first).id
            #expect(try await fixture.linking.authorize(token) == .user(.init(id: account)))
            // Signing in here begins no session; the one there is comes from registering.
            #expect(fixture.identity.store.tokens.count == 1)
        }
    }

    @Test("asks for the code where there is none, and keeps what has been written")
    func missingCode() async throws {
        try await Fixture.with { fixture in
            let field = "<input id=\"linkCode\" name=\"linkCode\""
            let page = await fixture.signIn.page(linkCode: nil, Fixture.request())
            #expect(page.status == .ok && page.text.contains(field) && !page.text.contains("role="))
            for code in ["", "x", String(repeating: "g", count: 32)] {
                let answer = await fixture.submit(code: code)
                #expect(answer.status == .badRequest && answer.text.contains(field))
                #expect(answer.text.contains("value=\"ann@example.com\"") && !answer.text.contains("horse"))
            }
            #expect(await fixture.signIn.page(linkCode: "x", Fixture.request()).status == .badRequest)
        }
    }

    @Test("takes unknown, expired and used codes for the same")
    func closedCode() async throws {
        try await Fixture.with { fixture in
            let used = try await fixture.makeLink().linkCode
            #expect(await fixture.submit(code: used).status == .ok)
            let expired = try await fixture.makeLink().linkCode
            var texts: Set<String> = []
            for code in [used, String(repeating: "0", count: 32)] {
                let answer = await fixture.submit(code: code)
                #expect(answer.status == .gone)
                texts.insert(answer.text)
                #expect(await fixture.signIn.page(linkCode: code, Fixture.request()).status == .gone)
            }
            fixture.identity.clock.advance(seconds: 600)
            let answer = await fixture.submit(code: expired)
            #expect(answer.status == .gone)
            texts.insert(answer.text)
            #expect(texts.count == 1)
        }
    }

    @Test("tells of a wrong password, keeps the code, and has it tried again")
    func wrongCredentials() async throws {
        try await Fixture.with { fixture in
            let code = try await fixture.makeLink().linkCode
            for (email, password) in [(Fixture.email, "wrong"), ("ben@example.com", Fixture.password), ("", ""), ("ann", "x")] {
                let answer = await fixture.submit(code: code, email: email, password: password)
                #expect(answer.status == .unauthorized && answer.fields[.wwwAuthenticate] != nil)
                #expect(answer.text.contains("role=\"alert\"") && answer.text.contains("value=\"\(code)\""))
            }
            #expect(await fixture.submit(code: code).status == .ok)
        }
    }

    @Test("throttles passwords together with signing in elsewhere")
    func throttledPasswords() async throws {
        try await Fixture.with { fixture in
            let code = try await fixture.makeLink().linkCode
            for _ in 0..<5 {
                _ = await fixture.identity.failureOfLogin(email: Fixture.email, password: "x", clientAddress: "192.0.2.1")
                #expect(await fixture.submit(code: code, password: "wrong").status == .unauthorized)
            }
            let answer = await fixture.submit(code: code)
            #expect(answer.status == .tooManyRequests && answer.fields[.retryAfter] == "900")
            #expect(answer.text.contains("15 minutes"))
        }
    }

    @Test("tries no password without a code, and lets nobody's wrong codes stand in the way of a good one")
    func wrongCodes() async throws {
        try await Fixture.with { fixture in
            let code = try await fixture.makeLink().linkCode
            for _ in 0..<100 { #expect(await fixture.submit(code: String(repeating: "0", count: 32), password: "wrong").status == .gone) }
            #expect(await fixture.signIn.page(linkCode: code, Fixture.request()).status == .ok)
            #expect(await fixture.submit(code: code).status == .ok)
            #expect(
                await fixture.identity.failureOfLogin(email: Fixture.email, password: Fixture.password, clientAddress: "192.0.2.1") == nil)
        }
    }

    @Test("tells of a store that cannot be reached, and counts no failure")
    func unavailable() async throws {
        try await Fixture.with { fixture in
            let code = try await fixture.makeLink().linkCode
            fixture.linking.store.setUnreachable(true)
            for _ in 0..<60 { #expect(await fixture.submit(code: code).status == .serviceUnavailable) }
            fixture.linking.store.setUnreachable(false)
            fixture.identity.store.setUnreachable(true)
            #expect(await fixture.submit(code: code).status == .serviceUnavailable)
            fixture.identity.store.setUnreachable(false)
            #expect(await fixture.submit(code: code).status == .ok)
        }
    }

    @Test("refuses forms of other sites, and no browser's own")
    func foreign() async throws {
        try await Fixture.with { fixture in
            let code = try await fixture.makeLink().linkCode
            let foreign: [(origin: String?, site: String?)] = [
                ("https://evil.example", nil), ("https://music.example.evil.example", nil), ("http://evil.example:443", nil),
                ("music.example", nil), ("", nil), ("file://", nil), (nil, "cross-site"), (nil, "same-site"), ("null", "cross-site"),
                ("https://music.example", "cross-site"), ("https://evil.example", "same-origin"), (nil, "x"),
            ]
            for (origin, site) in foreign {
                let answer = await fixture.submit(
                    code: code,
                    Fixture.request {
                        $0.origin = origin
                        $0.fetchSite = site
                    })
                #expect(answer.status == .forbidden, "\(origin ?? "-") \(site ?? "-")")
                #expect(!answer.text.contains("<form"))
            }
            let own: [(origin: String?, site: String?, authority: String?)] = [
                (nil, nil, nil), ("null", nil, nil), ("null", "same-origin", nil), (nil, "none", nil), ("https://music.example", nil, nil),
                ("HTTPS://Music.Example:443", "same-origin", nil), ("http://192.0.2.9:8080", nil, "192.0.2.9:8080"),
                ("http://localhost", nil, "localhost:80"),
            ]
            for (origin, site, authority) in own {
                let request = Fixture.request {
                    $0.origin = origin
                    $0.fetchSite = site
                    $0.authority = authority
                }
                let answer = await fixture.submit(code: code, password: "", request)
                #expect(answer.status == .unauthorized, "\(origin ?? "-") \(site ?? "-") \(authority ?? "-")")
            }
        }
    }

    @Test("is kept by no cache, framed by no page, and named to no other")
    func fields() async throws {
        try await Fixture.with { fixture in
            let code = try await fixture.makeLink().linkCode
            for answer in [
                await fixture.signIn.page(linkCode: nil, Fixture.request()), await fixture.submit(code: ""),
                await fixture.submit(code: code),
            ] {
                #expect(answer.cacheControl == .noStore)
                #expect(answer.contentType == "text/html; charset=utf-8")
                #expect(answer.fields[.contentSecurityPolicy] == SignInStyle.policy)
                #expect(answer.fields[.xContentTypeOptions] == "nosniff")
                #expect(answer.fields[.referrerPolicy] == "no-referrer")
                #expect(answer.vary == [.acceptLanguage])
            }
        }
    }
}
