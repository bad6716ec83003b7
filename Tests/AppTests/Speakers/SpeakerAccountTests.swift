import Foundation
import TestSupport
import Testing

/// Linking over real sockets, as far as it takes no WSDL to see; tokens are stale after three seconds.
@Suite("Linked speakers", .server("--speaker-token-lifetime", "3"))
struct SpeakerAccountTests {
    private struct Household {
        let name = "Sonos_\(UUID().uuidString.prefix(8))"
        let email = "listener-\(UUID().uuidString.prefix(8).lowercased())@example.org"
        var accessToken = ""
        var token = ""
        var key = ""
    }

    /// A household that has been linked to a new account on the page.
    private func linked() async throws -> Household {
        var household = Household()
        let account = try await server().request(
            "POST", "/auth/register", body: #"{"email":"\#(household.email)","password":"only for testing"}"#)
        household.accessToken = try #require(try account.json()["accessToken"].string)
        let link = try await server().soap(Envelopes.call("getAppLink", [("householdId", household.name)]))
        let code = try element("linkCode", of: link)
        let device = try element("linkDeviceId", of: link)
        let asked = [("householdId", household.name), ("linkCode", code), ("linkDeviceId", device)]
        let early = try await server().soap(Envelopes.call("getDeviceAuthToken", asked))
        #expect(early.status == 500 && early.text.contains("NOT_LINKED_RETRY") && early.text.contains(">5</SonosError>"), "\(early)")
        let signedIn = try await signIn(household.email, code)
        #expect(signedIn.status == 200, "\(signedIn)")
        let stranger = try await server().soap(Envelopes.call("getDeviceAuthToken", [("householdId", "other")] + asked.dropFirst()))
        #expect(stranger.status == 500, "\(stranger)")
        let token = try await server().soap(Envelopes.call("getDeviceAuthToken", asked))
        household.token = try element("authToken", of: token)
        household.key = try element("privateKey", of: token)
        return household
    }

    private func signIn(_ email: String, _ code: String, fields: [String: String] = [:]) async throws -> HTTPAnswer {
        try await server().request(
            "POST", "/sonos/link", fields: ["Content-Type": "application/x-www-form-urlencoded"].merging(fields) { $1 },
            body: "linkCode=\(code)&email=\(email)&password=only+for+testing")
    }

    private func element(_ name: String, of answer: HTTPAnswer) throws -> String {
        let text = answer.text
        let start = try #require(text.range(of: "<\(name)>"), "no \(name) in \(answer)").upperBound
        return String(text[start...].prefix { $0 != "<" })
    }

    /// Browses the root with a token.
    private func browse(_ household: Household, token: String? = nil, key: String? = nil) async throws -> HTTPAnswer {
        let login =
            "<loginToken><token>\(token ?? household.token)</token><key>\(key ?? household.key)</key>"
            + "<householdId>\(household.name)</householdId></loginToken>"
        let header = "<s:Header><credentials xmlns=\"http://www.sonos.com/Services/1.1\">\(login)</credentials></s:Header><s:Body>"
        return try await server().soap(Envelopes.root.replacing("<s:Body>", with: header))
    }

    /// Asks until an answer is as wanted.
    private func eventually(_ ask: () async throws -> HTTPAnswer, _ isWanted: (HTTPAnswer) -> Bool) async throws -> HTTPAnswer {
        let end = ContinuousClock.now + .seconds(10)
        while true {
            let answer = try await ask()
            if isWanted(answer) || ContinuousClock.now > end { return answer }
            try await Task.sleep(for: .milliseconds(50))
        }
    }

    @Test("a stale token is exchanged for a new one, and both are the household's")
    func refresh() async throws {
        let household = try await linked()
        let stale = try await eventually({ try await browse(household) }) { $0.text.contains("TokenRefreshRequired") }
        #expect(stale.status == 500 && stale.text.contains("Client.TokenRefreshRequired"), "\(stale)")
        let token = try element("authToken", of: stale)
        let key = try element("privateKey", of: stale)
        #expect(token != household.token && !key.isEmpty)
        #expect(try await browse(household, token: token, key: key).status == 200)
        // Another player of the household comes with the old one.
        let again = try await browse(household)
        #expect(again.text.contains("TokenRefreshRequired"), "\(again)")
        let forged = try await browse(household, token: String(household.token.reversed()))
        #expect(forged.text.contains("Client.AuthTokenExpired"), "\(forged)")
        #expect(!forged.text.contains("authToken>"))
    }

    @Test("the settings list the household, and unlinking ends its music at once")
    func revocation() async throws {
        let household = try await linked()
        let fields = ["Authorization": "Bearer \(household.accessToken)"]
        let settings = try await server().request("/v11/settings", fields: fields)
        let link = try #require(settings.text.firstMatch(of: /"payload":\{"speaker":"([a-z0-9]+)"\}/).map { String($0.1) }, "\(settings)")
        let stranger = try await linked()
        let foreign = try await server().request(
            "POST", "/v11/commands/unlinkSpeaker", fields: ["Authorization": "Bearer \(stranger.accessToken)"],
            body: #"{"speaker":"\#(link)"}"#)
        #expect(foreign.status == 200)
        #expect(try await !browse(household).text.contains("AuthTokenExpired"), "unlinked by a stranger")
        let done = try await server().request("POST", "/v11/commands/unlinkSpeaker", fields: fields, body: #"{"speaker":"\#(link)"}"#)
        #expect(done.status == 200 && done.text.contains("reload"), "\(done)")
        let refused = try await browse(household)
        #expect(refused.status == 500 && refused.text.contains("Client.AuthTokenExpired"), "\(refused)")
        #expect(try await !server().request("/v11/settings", fields: fields).text.contains(link))
    }

    @Test("a code that nobody was given, and a form from another site, link nothing")
    func forgedForms() async throws {
        let household = try await linked()
        let unknown = try await signIn(household.email, String(repeating: "0", count: 32))
        #expect(unknown.status == 410, "\(unknown)")
        let link = try await server().soap(Envelopes.call("getAppLink", [("householdId", household.name)]))
        let code = try element("linkCode", of: link)
        let foreign = try await signIn(household.email, code, fields: ["Origin": "https://evil.example", "Sec-Fetch-Site": "cross-site"])
        #expect(foreign.status == 403, "\(foreign)")
        let page = try await server().request("/sonos/link?linkCode=\(code)%22%3E%3Cscript%3E", fields: ["Accept-Language": "de"])
        #expect(!page.text.contains("<script"), "\(page)")
        #expect(page["content-security-policy"]?.contains("default-src 'none'") == true)
        #expect(try !server().log.contains(code), "the code is in the log")
        #expect(try !server().log.contains(household.token), "a token is in the log")
    }
}
