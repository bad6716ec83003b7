import ScreenKit
package import SonosBridge
import VersionService

/// Tokens, from one to the next.
extension SpeakerLinking {
    /// Whose token it is.
    ///
    /// The private key serves to refresh tokens and does not come with every call (docs.sonos.com, `getDeviceAuthToken`), and a
    /// token in an `Authorization` field comes alone; but a key or a household that is given must be the right one.
    package func authorize(token: String, key: String?, household: String?) async throws -> SonosAuthorization {
        let time = now()
        guard let found = try await genuineToken(token, key: key, household: household, at: time) else { return .invalid }
        if time.days(since: found.link.lastUsedAt) >= 1 {
            // Worth less than the answer: if it fails, the next call tries again.
            try? await store.markLinkUsed(id: found.link.id, at: time)
        }
        let user = ScreenUser(id: found.link.account)
        return found.token.staleAt > time ? .user(user) : .stale(user)
    }

    /// A new token for a genuine one that has not expired, stale or not; `nil` for any other, and without its private key.
    ///
    /// The old one stays good for as long as it was, since the answer may be lost, and the other players of the household hold it.
    package func refresh(token: String, key: String?, household: String?) async throws -> DeviceAuthToken? {
        let time = now()
        guard let key, let found = try await genuineToken(token, key: key, household: household, at: time) else { return nil }
        let issued = IssuedSpeakerToken(at: time, configuration)
        // The link may have been removed since it was looked up.
        guard try await store.insertToken(issued.record, after: found.token.hash, at: time) else { return nil }
        return issued.answer(account: found.link.account)
    }

    /// The token if it was given out here and has not expired, and what comes with it fits.
    private func genuineToken(
        _ token: String, key: String?, household: String?, at time: Timestamp
    ) async throws -> LinkedSpeakerToken? {
        guard let secret = OpaqueSecret(token), let found = try await store.token(hash: secret.hash), found.token.expiresAt > time
        else { return nil }
        if let key {
            guard let key = OpaqueSecret(key), found.token.hasKey(hash: key.hash) else { return nil }
        }
        if let household {
            guard SpeakerHousehold.matches(linked: found.link.household, presented: household) else { return nil }
        }
        return found
    }
}
