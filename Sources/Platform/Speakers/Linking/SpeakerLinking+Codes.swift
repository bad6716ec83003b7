package import SonosBridge
import VersionService

/// Link codes, from the player that asks for one to the token it gets.
extension SpeakerLinking {
    /// Makes a link code for a household, and the address of the page to sign in on with it.
    ///
    /// - Throws: ``SOAPFault`` for a household without a name or with one that is too long.
    package func makeLink(household: String) async throws -> DeviceLink {
        guard (1...SpeakerHousehold.maximumLength).contains(household.utf8.count) else {
            throw SOAPFault(.client, "householdId must have 1 to \(SpeakerHousehold.maximumLength) bytes")
        }
        let code = LinkCode()
        let device = OpaqueSecret()
        let time = now()
        try await store.insertLinkCode(
            SpeakerLinkCode(
                hash: code.hash, household: household, deviceHash: device.hash, expiresAt: time.adding(configuration.codeLifetime)),
            at: time)
        return DeviceLink(
            url: "\(configuration.publicURL)/sonos/link?linkCode=\(code.value)", linkCode: code.value, linkDeviceID: device.value)
    }

    /// Whether somebody can sign in with a code.
    func isOpen(_ code: LinkCode) async throws -> Bool {
        guard let found = try await store.linkCode(hash: code.hash) else { return false }
        return found.account == nil && found.expiresAt > now()
    }

    /// Notes who has signed in with a code.
    ///
    /// - Returns: whether it was noted; `false` if the code is not open, or no longer.
    func complete(_ code: LinkCode, account: String) async throws -> Bool {
        try await store.completeLinkCode(hash: code.hash, account: account, at: now())
    }

    /// The token for a link code, once its listener has signed in.
    ///
    /// `linkDeviceID` is asked for always: it is what somebody who has come by the page's address does not have.
    package func redeem(linkCode: String, linkDeviceID: String?, household: String) async throws -> SonosLinkState {
        guard let code = LinkCode(linkCode), let device = linkDeviceID.flatMap(OpaqueSecret.init) else { return .failed }
        let issued = IssuedSpeakerToken(at: now(), configuration)
        let outcome = try await store.redeemLinkCode(
            SpeakerLinkClaim(hash: code.hash, deviceHash: device.hash, household: household),
            link: Hexadecimal.encode(RandomBytes.make(16)), token: issued.record, at: now())
        switch outcome {
        case .pending: return .pending
        case .failed: return .failed
        case .linked(let account):
            logger.info("household linked", metadata: ["account": "\(account)"])
            return .linked(issued.answer(account: account))
        }
    }
}
