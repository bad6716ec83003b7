import SonosBridge
import VersionService

/// A new token with its private key: what the player gets, and what is stored of it.
struct IssuedSpeakerToken {
    private let token = OpaqueSecret()
    private let key = OpaqueSecret()
    let record: SpeakerToken

    init(at time: Timestamp, _ configuration: SpeakerLinkingConfiguration) {
        record = SpeakerToken(
            hash: token.hash, keyHash: key.hash, staleAt: time.adding(configuration.tokenFreshness),
            expiresAt: time.adding(configuration.tokenLifetime))
    }

    /// What the player gets.
    func answer(account: String) -> DeviceAuthToken {
        DeviceAuthToken(token: token.value, privateKey: key.value, user: SpeakerLinking.info(ofAccount: account))
    }
}
