import Testing

@testable import Platform

/// All parts of identity over a store in memory, with hashes that cost next to nothing and a clock that stands still.
struct IdentityFixture {
    let clock = SettableClock()
    let store = InMemoryAccountStore()
    let hasher: PasswordHasher
    let tokens: TokenService
    let service: IdentityService

    static let parameters = ScryptParameters(logRounds: 4, blockSize: 1, parallelism: 1)

    init(keys: [SigningKey] = [SigningKey()], parameters: ScryptParameters = parameters) async throws {
        let clock = clock
        hasher = PasswordHasher(parameters: parameters)
        tokens = TokenService(
            keys: try await SigningKeySet(keys), store: store, configuration: TokenConfiguration(issuer: "https://music.example"),
            now: { clock.now })
        service = IdentityService(store: store, hasher: hasher, tokens: tokens, now: { clock.now })
    }

    /// Lends a fixture and ends its threads afterwards.
    static func with(
        keys: [SigningKey] = [SigningKey()], parameters: ScryptParameters = parameters, _ body: (IdentityFixture) async throws -> Void
    ) async throws {
        let fixture = try await IdentityFixture(keys: keys, parameters: parameters)
        do {
            try await body(fixture)
        } catch {
            try await fixture.hasher.shutDown()
            throw error
        }
        try await fixture.hasher.shutDown()
    }
}

// MARK: - Failures

extension IdentityFixture {
    func failureOfRegister(email: String, password: String) async -> String? {
        await failure { () async throws(IdentityError) in _ = try await service.register(email: email, password: password) }
    }

    func failureOfLogin(email: String, password: String, clientAddress: String) async -> String? {
        await failure { () async throws(IdentityError) in
            _ = try await service.login(email: email, password: password, clientAddress: clientAddress)
        }
    }

    func failureOfRefresh(_ token: String) async -> String? {
        await failure { () async throws(IdentityError) in _ = try await service.refresh(token) }
    }

    func failureOfLogout(_ token: String) async -> String? {
        await failure { () async throws(IdentityError) in try await service.logout(token) }
    }

    /// What an operation failed with, in a form that can be compared; `nil` if it did not fail.
    private func failure(_ operation: () async throws(IdentityError) -> Void) async -> String? {
        do throws(IdentityError) {
            try await operation()
            return nil
        } catch {
            return switch error {
            case .throttled(let wait): "throttled \(wait.components.seconds)"
            case .invalidPasswordLength: "invalidPasswordLength"
            case .unavailable: "unavailable"
            default: "\(error)"
            }
        }
    }
}
