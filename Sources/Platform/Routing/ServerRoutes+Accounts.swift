import HTTPTypes
import NIOCore
import ScreenKit

/// Signing up, in and out.
extension ServerRoutes {
    /// The largest body any of these takes.
    private static let bodyLimit = 16 * 1024

    /// Adds `/auth/…` and the public keys.
    mutating func addAccounts(_ identity: IdentityService, keys: JSONWebKeySet) throws {
        try post("auth/register", "auth.register") { scope, _ in
            let (email, password) = try await Self.credentials(scope)
            return try await Self.answer(.created) { () throws(IdentityError) in
                try await identity.register(email: email, password: password)
            }
        }
        try post("auth/login", "auth.login") { scope, _ in
            let (email, password) = try await Self.credentials(scope)
            return try await Self.answer(.ok) { () throws(IdentityError) in
                try await identity.login(email: email, password: password, clientAddress: scope.clientAddress ?? "unknown")
            }
        }
        try post("auth/refresh", "auth.refresh") { scope, _ in
            let token = try await scope.payload(limit: Self.bodyLimit).string("refreshToken")
            return try await Self.answer(.ok) { () throws(IdentityError) in try await identity.refresh(token) }
        }
        try post("auth/logout", "auth.logout") { scope, _ in
            let token = try await scope.payload(limit: Self.bodyLimit).string("refreshToken")
            do throws(IdentityError) {
                try await identity.logout(token)
            } catch {
                throw Self.failure(error)
            }
            return Answer(.noContent, contentType: Answer.json, body: ByteBuffer())
        }
        try get(".well-known/jwks.json", "jwks") { _, _ in
            Answer(contentType: JSONWebKeySet.contentType, body: keys.body, cacheControl: CacheControl(.public, maxAge: .seconds(300)))
        }
    }

    private static func credentials(_ scope: RequestScope) async throws -> (email: String, password: String) {
        let payload = try await scope.payload(limit: bodyLimit)
        return (try payload.string("email", limit: 1024), try payload.string("password", limit: 8192))
    }

    private static func answer(
        _ status: HTTPResponse.Status, _ sign: () async throws(IdentityError) -> SessionTokens
    ) async throws -> Answer {
        let tokens: SessionTokens
        do throws(IdentityError) {
            tokens = try await sign()
        } catch {
            throw failure(error)
        }
        var json = JSONWriter()
        json.object { json in
            json.key("account")
            json.string(tokens.accountID)
            json.key("accessToken")
            json.string(tokens.accessToken)
            json.key("tokenType")
            json.string("Bearer")
            json.key("expiresIn")
            json.integer(Int(tokens.accessLifetime.components.seconds))
            json.key("refreshToken")
            json.string(tokens.refreshToken)
        }
        return Answer(status, contentType: Answer.json, body: json.buffer())
    }

    private static func failure(_ error: IdentityError) -> any Error {
        var fields = HTTPFields()
        if let wait = error.retryAfter { fields[.retryAfter] = String(wait.components.seconds) }
        if error.problem.status == .unauthorized { fields[.wwwAuthenticate] = "Bearer" }
        var failure = RequestFailure(error.problem, .invalidRequest, fields: fields)
        if case .unavailable(let cause) = error { failure.cause = cause }
        return failure
    }
}
