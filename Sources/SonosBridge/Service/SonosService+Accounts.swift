import ScreenKit

extension SonosService {
    /// Whom to answer, by the token.
    func listener(_ credentials: SonosCredentials, language: LanguageTag) async throws -> SonosListener {
        guard let token = credentials.token else {
            if credentials.sessionID != nil { throw SOAPFault(.sessionIDInvalid, "session ids are no longer used") }
            guard profile.isAnonymousAllowed else { throw SOAPFault(.loginUnsupported, "an account must be linked") }
            return SonosListener(user: nil, household: credentials.householdID, language: language)
        }
        switch try await accounts.authorize(token: token, key: credentials.key, household: credentials.householdID) {
        case .user(let user): return SonosListener(user: user, household: credentials.householdID, language: language)
        case .stale(let user):
            // Only who has the key can be given a fresh token; an `Authorization` field comes without.
            guard credentials.key != nil else {
                return SonosListener(user: user, household: credentials.householdID, language: language)
            }
            let fresh = try await refreshed(credentials)
            throw SOAPFault(.tokenRefreshRequired, "the token is stale", token: fresh)
        case .invalid: throw SOAPFault(.authTokenExpired, "the account must be linked again")
        }
    }

    /// Answers the calls that come before there is a token, or instead of one; nil for all others.
    func linkingReply(to envelope: SOAPEnvelope, language: LanguageTag) async throws -> SonosReply? {
        switch envelope.call {
        // Accounts are linked, never signed in to with a password, and this fault makes players offer that.
        case .getSessionId: throw SOAPFault(.authTokenExpired, "accounts are linked, not signed in to")
        case .getAppLink(let household):
            return .getAppLink(AppLink(titleStringID: SonosStrings.link, link: try await accounts.makeLink(household: household)))
        case .getDeviceLinkCode(let household): return .getDeviceLinkCode(try await accounts.makeLink(household: household))
        case .getDeviceAuthToken(let household, let linkCode, let device):
            return .getDeviceAuthToken(try await redeemed(linkCode, device, household))
        case .refreshAuthToken: return .refreshAuthToken(try await refreshed(envelope.credentials))
        default: return nil
        }
    }

    private func redeemed(_ linkCode: String?, _ device: String?, _ household: String) async throws -> DeviceAuthToken {
        guard let linkCode, linkCode.utf8.count <= 32 else { throw SOAPFault(.notLinkedFailure, "there is no such link code") }
        switch try await accounts.redeem(linkCode: linkCode, linkDeviceID: device, household: household) {
        case .linked(let token): return token
        case .pending: throw SOAPFault(.notLinkedRetry, "nobody has signed in with the link code yet")
        case .failed: throw SOAPFault(.notLinkedFailure, "the link code cannot be used")
        }
    }

    private func refreshed(_ credentials: SonosCredentials) async throws -> DeviceAuthToken {
        guard let token = credentials.token,
            let fresh = try await accounts.refresh(token: token, key: credentials.key, household: credentials.householdID)
        else { throw SOAPFault(.authTokenExpired, "the account must be linked again") }
        return fresh
    }
}
