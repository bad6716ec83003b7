import Crypto
import JWTKit
package import ScreenKit
package import VersionService

/// Issues and checks tokens, and keeps sessions going.
///
/// Access tokens are signed, short-lived and never stored. Refresh tokens are random, stored as hashes and used once: each is
/// exchanged for a new one of the same family. If a used one comes back, somebody has stolen it or its successor, and since
/// nobody can tell which, the whole family ends (RFC 9700, section 4.14.2).
package final class TokenService: Sendable {
    private let keys: SigningKeySet
    private let store: any AccountStore
    private let configuration: TokenConfiguration
    private let now: @Sendable () -> Timestamp
    private let cache: VerifiedTokenCache
    private let parser = DefaultJWTParser()

    private static let maximumTokenLength = 2048
    /// How far the clocks of nodes may be apart.
    private static let clockSkew: Int64 = 60

    /// Makes the service.
    ///
    /// - Parameter now: the clock that all times are compared with.
    package init(
        keys: SigningKeySet,
        store: any AccountStore,
        configuration: TokenConfiguration,
        now: @escaping @Sendable () -> Timestamp = { Timestamp.now }
    ) {
        self.keys = keys
        self.store = store
        self.configuration = configuration
        self.now = now
        cache = VerifiedTokenCache(capacity: configuration.cacheCapacity)
    }

    /// The public keys, for others who check tokens.
    package var keyDocument: JSONWebKeySet { keys.document }
}

// MARK: - Access tokens

extension TokenService {
    /// Checks an access token.
    ///
    /// One that has been checked before costs a hash and a lookup, so that this can be done on an event loop.
    package func verify(_ token: String) throws(AccessTokenError) -> AccessToken {
        guard token.utf8.count <= Self.maximumTokenLength else { throw .malformed }
        let digest = SHA256.hash(token)
        let time = now()
        if let known = cache[digest] {
            if known.expiresAt > time { return known }
            cache.remove(digest)
            throw .expired
        }
        let claims = try verifiedClaims(Array(token.utf8))
        try check(claims, at: time)
        cache.insert(claims, for: digest, at: time)
        return claims
    }

    /// Issues an access token.
    func issueAccessToken(account: String, session: String) async throws -> String {
        let time = now().secondsSinceEpoch
        let claims = AccessToken(
            iss: configuration.issuer,
            sub: account,
            sid: session,
            iat: time,
            exp: time + configuration.accessLifetime.components.seconds,
            jti: Base64.url.encode(RandomBytes.make(16))
        )
        return try await keys.sign(claims)
    }

    /// Reads the claims and checks the signature with the key the token names.
    ///
    /// The algorithm is ours or none: a token does not get to choose how it is checked (RFC 8725, section 3.1).
    private func verifiedClaims(_ token: [UInt8]) throws(AccessTokenError) -> AccessToken {
        guard let parsed = try? parser.parse(token, as: AccessToken.self), let end = token.lastIndex(of: UInt8(ascii: ".")) else {
            throw .malformed
        }
        guard parsed.header.alg == SigningKey.algorithm else { throw .unsupportedAlgorithm }
        guard let key = parsed.header.kid.flatMap(keys.algorithm(for:)) else { throw .unknownKey }
        guard let isValid = try? key.verify(parsed.signature, signs: token[..<end]), isValid else { throw .invalidSignature }
        return parsed.payload
    }

    private func check(_ claims: AccessToken, at time: Timestamp) throws(AccessTokenError) {
        guard claims.iss == configuration.issuer else { throw .wrongIssuer }
        guard claims.expiresAt > time else { throw .expired }
        guard claims.iat <= time.secondsSinceEpoch + Self.clockSkew else { throw .notYetValid }
    }
}

// MARK: - Sessions

extension TokenService {
    /// Begins a session of an account that has just proved who it is.
    func beginSession(account: String) async throws(IdentityError) -> SessionTokens {
        let token = OpaqueSecret()
        let record = record(of: token, family: Base64.url.encode(RandomBytes.make(16)), account: account)
        do {
            try await store.insertRefreshToken(record, keepingFamilies: configuration.maximumSessions)
        } catch {
            throw .unavailable(error)
        }
        return try await tokens(record, token)
    }

    /// Exchanges a refresh token for new tokens of the same session.
    func refresh(_ value: String) async throws(IdentityError) -> SessionTokens {
        guard let presented = OpaqueSecret(value) else { throw .invalidRefreshToken }
        let token = OpaqueSecret()
        let successor: RefreshTokenRecord
        do {
            guard let current = try await store.refreshToken(hash: presented.hash) else { throw IdentityError.invalidRefreshToken }
            let time = now()
            guard current.usedAt == nil else { throw try await reuse(of: current) }
            guard current.expiresAt > time else { throw IdentityError.invalidRefreshToken }
            successor = record(of: token, family: current.family, account: current.account)
            // Somebody else may have exchanged the token since it was looked up.
            guard try await store.exchangeRefreshToken(hash: current.hash, for: successor, at: time) else {
                throw try await reuse(of: current)
            }
        } catch {
            throw IdentityError(error)
        }
        return try await tokens(successor, token)
    }

    /// Ends the session a refresh token belongs to; a token that is not known belongs to none.
    func endSession(_ value: String) async throws(IdentityError) {
        guard let presented = OpaqueSecret(value) else { return }
        do {
            guard let current = try await store.refreshToken(hash: presented.hash) else { return }
            try await store.removeRefreshTokens(family: current.family)
        } catch {
            throw .unavailable(error)
        }
    }

    /// Removes what has expired from the store; to be called now and then.
    package func removeExpiredTokens() async throws {
        try await store.removeRefreshTokens(expiredAt: now())
    }

    private func reuse(of token: RefreshTokenRecord) async throws -> IdentityError {
        try await store.removeRefreshTokens(family: token.family)
        return .reusedRefreshToken
    }

    private func record(of token: OpaqueSecret, family: String, account: String) -> RefreshTokenRecord {
        let expiry = now().secondsSinceEpoch + configuration.refreshLifetime.components.seconds
        return RefreshTokenRecord(hash: token.hash, family: family, account: account, expiresAt: Timestamp(secondsSinceEpoch: expiry))
    }

    private func tokens(_ record: RefreshTokenRecord, _ token: OpaqueSecret) async throws(IdentityError) -> SessionTokens {
        do {
            return SessionTokens(
                accountID: record.account,
                accessToken: try await issueAccessToken(account: record.account, session: record.family),
                accessLifetime: configuration.accessLifetime,
                refreshToken: token.value
            )
        } catch {
            throw .unavailable(error)
        }
    }
}
