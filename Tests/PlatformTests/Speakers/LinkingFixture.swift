import Logging
import ScreenKit
import SonosBridge
import Testing

@testable import Platform

/// Linking over a store in memory, with a clock that stands still.
struct LinkingFixture {
    let clock = SettableClock()
    let store = InMemorySpeakerStore()
    let linking: SpeakerLinking

    static let household = "Sonos_abc123"
    static let publicURL = "https://music.example"

    init(clock: SettableClock? = nil) {
        let clock = clock ?? self.clock
        linking = SpeakerLinking(
            store: store, configuration: SpeakerLinkingConfiguration(publicURL: Self.publicURL + "/", serviceName: "Muses & Co"),
            logger: Logger(label: "test") { _ in SwiftLogNoOpLogHandler() }, now: { clock.now })
    }

    /// Links a household as an account does, and answers with what its players get.
    func link(_ account: String = "ann", household: String = household) async throws -> DeviceAuthToken {
        let link = try await linking.makeLink(household: household)
        let code = try #require(LinkCode(link.linkCode))
        #expect(try await linking.complete(code, account: account))
        let state = try await linking.redeem(linkCode: link.linkCode, linkDeviceID: link.linkDeviceID, household: household)
        guard case .linked(let token) = state else {
            Issue.record("not linked: \(state)")
            throw InMemorySpeakerStore.Unreachable()
        }
        return token
    }

    func authorize(_ token: DeviceAuthToken, household: String? = household) async throws -> SonosAuthorization {
        try await linking.authorize(token: token.token, key: token.privateKey, household: household)
    }

    func refresh(_ token: DeviceAuthToken, household: String? = household) async throws -> DeviceAuthToken? {
        try await linking.refresh(token: token.token, key: token.privateKey, household: household)
    }

    static func listener(_ account: String?, household: String? = household) -> SonosListener {
        SonosListener(user: account.map(ScreenUser.init), household: household, language: "en")
    }
}
