public import VersionService

/// Keeps accounts and the refresh tokens of their sessions.
///
/// Each function is one transaction. Errors are the storage's own and mean that nothing has changed.
public protocol AccountStore: Sendable {
    /// The account with that address, in its normal form.
    func account(email: String) async throws -> Account?

    /// The account with that identifier.
    func account(id: String) async throws -> Account?

    /// Adds an account.
    ///
    /// - Returns: whether it was added; `false` if there is an account with that address already.
    func insertAccount(_ account: Account) async throws -> Bool

    /// Replaces a password hash, unless it has been replaced meanwhile.
    func replacePasswordHash(ofAccount id: String, from oldHash: String, to newHash: String) async throws

    /// Adds the first token of a new family.
    ///
    /// - Parameter maximumFamilies: how many families the account may have; those whose newest token expires first are removed
    ///   until there are no more than that.
    func insertRefreshToken(_ token: RefreshTokenRecord, keepingFamilies maximumFamilies: Int) async throws

    /// The token with that hash, used or not.
    func refreshToken(hash: [UInt8]) async throws -> RefreshTokenRecord?

    /// Marks a token as used and adds its successor, if the token is there and has not been used.
    ///
    /// Of several callers with the same token exactly one succeeds.
    ///
    /// - Returns: whether the token was exchanged.
    func exchangeRefreshToken(hash: [UInt8], for successor: RefreshTokenRecord, at time: Timestamp) async throws -> Bool

    /// Removes all tokens of a family, which ends the session.
    func removeRefreshTokens(family: String) async throws

    /// Removes the tokens that have expired by then.
    func removeRefreshTokens(expiredAt time: Timestamp) async throws
}
