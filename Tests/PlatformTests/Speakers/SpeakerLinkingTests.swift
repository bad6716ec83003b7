import ScreenKit
import SonosBridge
import Testing

@testable import Platform

@Suite("Linking a household") struct SpeakerLinkingTests {
    private typealias Fixture = LinkingFixture
    private let ann = SonosAuthorization.user(ScreenUser(id: "ann"))

    // MARK: Codes

    @Test("goes from a code over a sign-in to a token, once")
    func lifecycle() async throws {
        let fixture = Fixture()
        let linking = fixture.linking
        let link = try await linking.makeLink(household: Fixture.household)
        #expect(link.url == "https://music.example/sonos/link?linkCode=\(link.linkCode)")
        #expect(link.linkCode.utf8.count == 32 && !link.isCodeShown)
        func redeem() async throws -> SonosLinkState {
            try await linking.redeem(linkCode: link.linkCode, linkDeviceID: link.linkDeviceID, household: Fixture.household)
        }
        let code = try #require(LinkCode(link.linkCode))
        #expect(try await redeem() == .pending)
        #expect(try await linking.isOpen(code))
        #expect(try await linking.complete(code, account: "ann"))
        #expect(try await !linking.isOpen(code))
        #expect(try await !linking.complete(code, account: "ben"))
        guard case .linked(let token) = try await redeem() else {
            Issue.record("not linked")
            return
        }
        #expect(try await redeem() == .failed)
        #expect(token.token.utf8.count == 43 && token.privateKey.utf8.count == 43 && token.token != token.privateKey)
        #expect(try await fixture.authorize(token) == ann)
    }

    @Test("codes, tokens and keys are kept as hashes only")
    func hashed() async throws {
        let fixture = Fixture()
        let link = try await fixture.linking.makeLink(household: Fixture.household)
        let token = try await fixture.link()
        let contents = "\(fixture.store.contents)"
        for secret in [link.linkCode, link.linkDeviceID ?? "", token.token, token.privateKey] {
            #expect(secret.utf8.count >= 32 && !contents.contains(secret))
        }
        #expect(fixture.store.contents.codes.keys.allSatisfy { $0.count == 32 })
        #expect(fixture.store.contents.tokens.values.allSatisfy { $0.token.hash.count == 32 && $0.token.keyHash.count == 32 })
    }

    @Test("codes live ten minutes, signed in with or not")
    func expiry() async throws {
        for isCompleted in [false, true] {
            let fixture = Fixture()
            let link = try await fixture.linking.makeLink(household: Fixture.household)
            let code = try #require(LinkCode(link.linkCode))
            fixture.clock.advance(seconds: 599)
            #expect(try await fixture.linking.isOpen(code))
            if isCompleted { #expect(try await fixture.linking.complete(code, account: "ann")) }
            fixture.clock.advance(seconds: 1)
            #expect(try await !fixture.linking.isOpen(code))
            #expect(try await !fixture.linking.complete(code, account: "ben"))
            let state = try await fixture.linking.redeem(
                linkCode: link.linkCode, linkDeviceID: link.linkDeviceID, household: Fixture.household)
            #expect(state == .failed)
        }
    }

    @Test("another household or player, and what is no code, get nothing and use nothing up")
    func strangers() async throws {
        let fixture = Fixture()
        let linking = fixture.linking
        let link = try await linking.makeLink(household: Fixture.household)
        #expect(try await linking.complete(try #require(LinkCode(link.linkCode)), account: "ann"))
        let other = try await linking.makeLink(household: "Sonos_other")
        for (code, device, household) in [
            (link.linkCode, link.linkDeviceID, "Sonos_other"), (link.linkCode, link.linkDeviceID, "Sonos_abc1234"),
            (link.linkCode, link.linkDeviceID, "Sonos"), (link.linkCode, nil, Fixture.household), (link.linkCode, "", Fixture.household),
            (link.linkCode, other.linkDeviceID, Fixture.household), (other.linkCode, link.linkDeviceID, Fixture.household),
            ("", link.linkDeviceID, Fixture.household), (String(repeating: "0", count: 32), link.linkDeviceID, Fixture.household),
        ] {
            let state = try await linking.redeem(linkCode: code, linkDeviceID: device, household: household)
            #expect(state == .failed, "\(code) \(device ?? "-") \(household)")
        }
        let state = try await linking.redeem(linkCode: link.linkCode, linkDeviceID: link.linkDeviceID, household: Fixture.household)
        guard case .linked = state else {
            Issue.record("the code was used up: \(state)")
            return
        }
    }

    @Test("a household needs a name of at most 255 bytes", arguments: [0, 256, 10_000])
    func householdLength(length: Int) async throws {
        let fixture = Fixture()
        await #expect(throws: SOAPFault.self) { try await fixture.linking.makeLink(household: String(repeating: "x", count: length)) }
        #expect(fixture.store.contents.codes.isEmpty)
    }

    @Test("codes can be typed in either case and with blanks")
    func typedCode() throws {
        let code = LinkCode()
        let typed = " \(code.value.prefix(8).uppercased()) \(code.value.dropFirst(8))\r\n"
        #expect(try #require(LinkCode(typed)).hash == code.hash)
        for text in ["", String(code.value.dropLast()), code.value + "0", "g" + code.value.dropFirst(), code.value + "é"] {
            #expect(LinkCode(text) == nil, "\(text)")
        }
    }

    // MARK: Tokens

    @Test("a token becomes stale after thirty days, and both it and its successor work until they expire")
    func refresh() async throws {
        let fixture = Fixture()
        let first = try await fixture.link()
        fixture.clock.advance(seconds: 30 * 86_400 - 1)
        #expect(try await fixture.authorize(first) == ann)
        fixture.clock.advance(seconds: 1)
        #expect(try await fixture.authorize(first) == .stale(ScreenUser(id: "ann")))
        // All players of a household come with the old token.
        let second = try #require(try await fixture.refresh(first))
        let third = try #require(try await fixture.refresh(first))
        #expect(second.token != third.token && second.token != first.token && second.user == first.user)
        #expect(try await fixture.authorize(second) == ann)
        #expect(try await fixture.authorize(third) == ann)
        #expect(try await fixture.authorize(first) == .stale(ScreenUser(id: "ann")))
        fixture.clock.advance(seconds: 370 * 86_400)
        #expect(try await fixture.authorize(first) == .invalid)
        #expect(try await fixture.refresh(first) == nil)
        #expect(try await fixture.authorize(second) == .stale(ScreenUser(id: "ann")))
        fixture.clock.advance(seconds: 30 * 86_400)
        #expect(try await fixture.refresh(second) == nil)
        try await fixture.linking.removeExpired()
        #expect(fixture.store.contents.tokens.isEmpty && fixture.store.contents.links.isEmpty)
    }

    @Test("what was never a token is neither good nor refreshed")
    func bogus() async throws {
        let fixture = Fixture()
        let token = try await fixture.link()
        let changed = (token.token.first == "A" ? "B" : "A") + token.token.dropFirst()
        for text in ["", "x", token.privateKey, changed, token.token + "A", token.token + " ", String(repeating: "é", count: 43)] {
            let authorization = try await fixture.linking.authorize(token: text, key: token.privateKey, household: Fixture.household)
            #expect(authorization == .invalid, "\(text)")
            let fresh = try await fixture.linking.refresh(token: text, key: token.privateKey, household: Fixture.household)
            #expect(fresh == nil, "\(text)")
        }
        #expect(fixture.store.contents.tokens.count == 1)
    }

    @Test("a key or household that comes with a token has to be the right one")
    func mismatch() async throws {
        let fixture = Fixture()
        let token = try await fixture.link()
        let other = try await fixture.link("ben", household: "Sonos_other")
        for (key, household) in [
            (other.privateKey, Fixture.household), ("", Fixture.household), (token.token, nil), (token.privateKey, "Sonos_other"),
            (token.privateKey, "Sonos_abc1234"), (token.privateKey, "Sonos_abc12"), (token.privateKey, ""),
        ] as [(String, String?)] {
            #expect(try await fixture.linking.authorize(token: token.token, key: key, household: household) == .invalid)
            #expect(try await fixture.linking.refresh(token: token.token, key: key, household: household) == nil)
        }
        #expect(try await fixture.authorize(token, household: Fixture.household + "_7d55e99") == ann)
        #expect(try await fixture.refresh(token, household: Fixture.household + "_7d55e99") != nil)
    }

    @Test("a token alone says who it is, but is not refreshed")
    func tokenAlone() async throws {
        let fixture = Fixture()
        let token = try await fixture.link()
        #expect(try await fixture.linking.authorize(token: token.token, key: nil, household: nil) == ann)
        #expect(try await fixture.linking.refresh(token: token.token, key: nil, household: nil) == nil)
        #expect(try await fixture.linking.refresh(token: token.token, key: nil, household: Fixture.household) == nil)
        #expect(try await fixture.linking.refresh(token: token.token, key: token.privateKey, household: nil) != nil)
    }

    @Test("all tokens of a link end when it is removed, and when the household is linked anew")
    func revoked() async throws {
        let fixture = Fixture()
        let first = try await fixture.link()
        let second = try #require(try await fixture.refresh(first))
        let ben = try await fixture.link("ben")
        let again = try await fixture.link()
        for token in [first, second] {
            #expect(try await fixture.authorize(token) == .invalid)
            #expect(try await fixture.refresh(token) == nil)
        }
        #expect(try await fixture.authorize(again) == ann)
        let link = try #require(try await fixture.store.links(ofAccount: "ann").first)
        #expect(try await fixture.store.removeLink(id: link.id, ofAccount: "ann"))
        #expect(try await fixture.authorize(again) == .invalid)
        #expect(try await fixture.authorize(ben) == .user(ScreenUser(id: "ben")))
    }

    @Test("the use of a link is noted once a day, and a store that cannot note it is no reason not to answer")
    func lastUse() async throws {
        let fixture = Fixture()
        let token = try await fixture.link()
        for _ in 0..<5 { _ = try await fixture.authorize(token) }
        #expect(fixture.store.contents.useCount == 0)
        fixture.clock.advance(seconds: 86_400)
        for _ in 0..<5 { #expect(try await fixture.authorize(token) == ann) }
        #expect(fixture.store.contents.useCount == 1)
    }

    // MARK: What players know and say

    @Test("players know an account by a hash that is always the same")
    func userInfo() async throws {
        let fixture = Fixture()
        let email = Fixture.listener("ann@example.com")
        let info = try await fixture.linking.userInfo(email)
        #expect(info.userIDHash.utf8.count == 32 && info.userIDHash.allSatisfy(\.isHexDigit) && info.nickname == nil)
        #expect(try await fixture.linking.userInfo(email) == info)
        #expect(try await fixture.linking.userInfo(Fixture.listener("ben")) != info)
        #expect(try await fixture.link("ann@example.com").user == info)
        await #expect(throws: SOAPFault.self) { try await fixture.linking.userInfo(Fixture.listener(nil)) }
    }

    @Test("a removed account is unlinked from that household; other actions change nothing")
    func accountActions() async throws {
        let fixture = Fixture()
        let here = try await fixture.link()
        let there = try await fixture.link(household: "Sonos_other")
        let ben = try await fixture.link("ben")
        for (action, listener) in [
            ("addAccount", Fixture.listener("ann")), ("", Fixture.listener("ann")),
            (String(repeating: "x", count: 9_000), Fixture.listener("ann")),
            ("removeAccount", Fixture.listener(nil)), ("removeAccount", Fixture.listener("ann", household: nil)),
        ] {
            try await fixture.linking.report(accountAction: action, listener)
        }
        #expect(fixture.store.contents.links.count == 3)
        try await fixture.linking.report(accountAction: "RemoveAccount", Fixture.listener("ann", household: Fixture.household + "_1"))
        #expect(try await fixture.authorize(here) == .invalid)
        #expect(try await fixture.authorize(there, household: "Sonos_other") == ann)
        #expect(try await fixture.authorize(ben) == .user(ScreenUser(id: "ben")))
    }
}
