/// Where administrators' tokens are kept, by their hashes.
///
/// A store that cannot be reached throws ``FlagStoreError/unavailable(_:)``, so that nobody takes an outage for a token that is wrong.
public protocol AdminTokenStore: Sendable {
    /// The token with a hash, whether it is still worth anything or not; `nil` when there is none.
    func adminToken(hash: [UInt8]) async throws(FlagStoreError) -> AdminTokenRecord?

    /// All tokens, oldest first, those that were taken back included.
    func adminTokens() async throws(FlagStoreError) -> [AdminTokenRecord]

    /// Adds a token.
    ///
    /// - Throws: ``FlagStoreError/invalid(_:)`` when its id or hash is taken, a text cannot be stored, or there are too many.
    func insertAdminToken(_ token: AdminTokenRecord) async throws(FlagStoreError)

    /// Takes a token back; that it was taken back before is no error, and keeps the time.
    ///
    /// - Returns: Whether there is such a token.
    func revokeAdminToken(id: String, at time: Timestamp) async throws(FlagStoreError) -> Bool

    /// Notes that a token was used; writes once an hour at most.
    func markAdminTokenUsed(id: String, at time: Timestamp) async throws(FlagStoreError)
}
