import Crypto
package import Logging
import ScreenKit
package import SonosBridge
package import VersionService

/// Links households to accounts: a player gets a code, somebody signs in with it, and the player gets a token for it.
///
/// This is a device authorisation grant (RFC 8628) in Sonos' words. Codes, tokens and private keys are random and stored as hashes.
package struct SpeakerLinking: SonosAccounts {
    let store: any SpeakerStore
    let configuration: SpeakerLinkingConfiguration
    let logger: Logger
    let now: @Sendable () -> Timestamp

    /// Makes the service.
    ///
    /// - Parameter now: the clock that all times are compared with.
    package init(
        store: any SpeakerStore, configuration: SpeakerLinkingConfiguration, logger: Logger,
        now: @escaping @Sendable () -> Timestamp = { Timestamp.now }
    ) {
        self.store = store
        self.configuration = configuration
        self.logger = logger
        self.now = now
    }

    /// Removes what has expired from the store; to be called now and then.
    package func removeExpired() async throws {
        try await store.removeExpired(at: now())
    }

    /// What players may know of an account: that it is the same one as before, and nothing else.
    package func userInfo(_ listener: SonosListener) async throws -> SonosUserInfo {
        guard let user = listener.user else { throw SOAPFault(.loginUnauthorized, "an account is needed") }
        return Self.info(ofAccount: user.id)
    }

    /// Hears of accounts that were added to and removed from players.
    ///
    /// Sonos documents `addAccount` alone and leaves the list open, so that every way to say that the account has been removed
    /// is heard; what else is said is noted in the log.
    package func report(accountAction type: String, _ listener: SonosListener) async throws {
        guard ["removeaccount", "deleteaccount"].contains(ASCII.lowercased(type)) else {
            logger.info("account action of a household", metadata: ["action": "\(type.bounded(to: 128))"])
            return
        }
        // Without the household's name nobody knows which of the account's links is meant.
        guard let user = listener.user, let household = listener.household else { return }
        for link in try await store.links(ofAccount: user.id)
        where SpeakerHousehold.matches(linked: link.household, presented: household) {
            _ = try await store.removeLink(id: link.id, ofAccount: user.id)
            logger.info("household unlinked", metadata: ["account": "\(user.id)"])
        }
    }

    static func info(ofAccount account: String) -> SonosUserInfo {
        // The prefix keeps the hash from being found in a list of hashed account identifiers.
        SonosUserInfo(userIDHash: Hexadecimal.encode(SHA256.hash("sonos-user\n\(account)").prefix(16)), nickname: nil)
    }
}
