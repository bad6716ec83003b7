/// Links households to accounts.
public protocol SonosAccounts: Sendable {
    /// Whose token it is.
    func authorize(token: String, key: String?, household: String?) async throws -> SonosAuthorization
    /// Makes a link code for a household: at most 32 characters, good for minutes and for one use.
    func makeLink(household: String) async throws -> DeviceLink
    /// The token for a link code, once its listener has signed in.
    func redeem(linkCode: String, linkDeviceID: String?, household: String) async throws -> SonosLinkState
    /// A new token for one that is stale; nil for one that was never good, or no longer is.
    func refresh(token: String, key: String?, household: String?) async throws -> DeviceAuthToken?
    /// What players may know of an account.
    func userInfo(_ listener: SonosListener) async throws -> SonosUserInfo
    /// Hears of accounts that were added to and removed from players.
    func report(accountAction type: String, _ listener: SonosListener) async throws
}
