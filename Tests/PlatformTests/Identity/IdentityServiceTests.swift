import HTTPTypes
import ScreenKit
import Testing

@testable import Platform

@Suite struct IdentityServiceTests {
    private let email = "Ann@Example.com"
    private let password = "correct horse"
    private let address = "192.0.2.1"

    // MARK: Registering and signing in

    @Test("who has registered can sign in, under any spelling of the address")
    func registerAndLogin() async throws {
        try await IdentityFixture.with { fixture in
            let registered = try await fixture.service.register(email: email, password: password)
            #expect(try fixture.tokens.verify(registered.accessToken).accountID == registered.accountID)
            let signedIn = try await fixture.service.login(email: " ann@EXAMPLE.com", password: password, clientAddress: address)
            #expect(signedIn.accountID == registered.accountID)
            #expect(try fixture.tokens.verify(signedIn.accessToken).sessionID != fixture.tokens.verify(registered.accessToken).sessionID)
            let account = try #require(fixture.store.accounts.first)
            #expect(account.email == "ann@example.com")
            #expect(account.createdAt == fixture.clock.now)
            #expect(account.id.utf8.count == 32)
        }
    }

    @Test("an address has one account")
    func emailTaken() async throws {
        try await IdentityFixture.with { fixture in
            _ = try await fixture.service.register(email: email, password: password)
            #expect(await fixture.failureOfRegister(email: "ANN@example.com", password: "another one") == "emailTaken")
            #expect(fixture.store.accounts.count == 1)
        }
    }

    @Test("of many who register one address at once, one succeeds")
    func registerRace() async throws {
        try await IdentityFixture.with { fixture in
            let failures = await withTaskGroup(of: String?.self) { group in
                for _ in 0..<10 {
                    group.addTask { await fixture.failureOfRegister(email: email, password: password) }
                }
                return await group.reduce(into: [String?]()) { $0.append($1) }
            }
            #expect(failures.filter { $0 == nil }.count == 1)
            #expect(failures.filter { $0 == "emailTaken" }.count == 9)
        }
    }

    @Test("passwords have 8 to 256 code points")
    func passwordLength() async throws {
        try await IdentityFixture.with { fixture in
            for (index, length) in [8, 256].enumerated() {
                _ = try await fixture.service.register(email: "a\(index)@example.com", password: String(repeating: "é", count: length))
            }
            for length in [0, 7, 257] {
                let text = String(repeating: "é", count: length)
                #expect(await fixture.failureOfRegister(email: email, password: text) == "invalidPasswordLength")
            }
            #expect(await fixture.failureOfRegister(email: "ann", password: password) == "invalidEmail")
        }
    }

    @Test("a wrong password and an unknown address fail alike")
    func wrongCredentials() async throws {
        try await IdentityFixture.with { fixture in
            _ = try await fixture.service.register(email: email, password: password)
            for (address, password) in [(email, "wrong horse"), (email, ""), ("bob@example.com", password), ("bob", password)] {
                let error = await fixture.failureOfLogin(email: address, password: password, clientAddress: self.address)
                #expect(error == "wrongCredentials")
            }
            let long = String(repeating: "x", count: 5000)
            #expect(await fixture.failureOfLogin(email: email, password: long, clientAddress: address) == "wrongCredentials")
        }
    }

    @Test("after ten failures even the right password has to wait")
    func throttled() async throws {
        try await IdentityFixture.with { fixture in
            _ = try await fixture.service.register(email: email, password: password)
            func login(_ password: String, from address: String = "192.0.2.1") async -> String? {
                await fixture.failureOfLogin(email: email, password: password, clientAddress: address)
            }
            for _ in 0..<10 { #expect(await login("wrong horse") == "wrongCredentials") }
            #expect(await login(password) == "throttled 900")
            #expect(await login(password, from: "192.0.2.2") == nil)
            fixture.clock.advance(seconds: 900)
            #expect(await login(password) == nil)
        }
    }

    @Test("guesses sent at once are counted one by one")
    func throttledAtOnce() async throws {
        try await IdentityFixture.with { fixture in
            let failures = await withTaskGroup(of: String?.self) { group in
                for _ in 0..<40 {
                    group.addTask {
                        await fixture.failureOfLogin(email: email, password: "guess", clientAddress: address)
                    }
                }
                return await group.reduce(into: [String?]()) { $0.append($1) }
            }
            #expect(failures.filter { $0 == "wrongCredentials" }.count == 10)
            #expect(failures.filter { $0 == "throttled 900" }.count == 30)
        }
    }

    @Test("an outdated hash is replaced at the next sign-in")
    func outdatedHash() async throws {
        try await IdentityFixture.with { fixture in
            _ = try await fixture.service.register(email: email, password: password)
            let oldHash = try #require(fixture.store.accounts.first).passwordHash
            let hasher = PasswordHasher(parameters: ScryptParameters(logRounds: 5, blockSize: 1, parallelism: 1))
            let service = IdentityService(store: fixture.store, hasher: hasher, tokens: fixture.tokens, now: { fixture.clock.now })
            _ = try await service.login(email: email, password: password, clientAddress: address)
            let newHash = try #require(fixture.store.accounts.first).passwordHash
            #expect(newHash != oldHash)
            #expect(!hasher.isOutdated(newHash))
            _ = try await service.login(email: email, password: password, clientAddress: address)
            #expect(fixture.store.accounts.first?.passwordHash == newHash)
            try await hasher.shutDown()
        }
    }

    @Test("a store that cannot be reached is not taken for a wrong password")
    func unavailable() async throws {
        try await IdentityFixture.with { fixture in
            let tokens = try await fixture.service.register(email: email, password: password)
            fixture.store.setUnreachable(true)
            for _ in 0..<20 {
                #expect(await fixture.failureOfLogin(email: email, password: password, clientAddress: address) == "unavailable")
            }
            #expect(await fixture.failureOfRegister(email: "bob@example.com", password: password) == "unavailable")
            #expect(await fixture.failureOfRefresh(tokens.refreshToken) == "unavailable")
            #expect(await fixture.failureOfLogout(tokens.refreshToken) == "unavailable")
            fixture.store.setUnreachable(false)
            _ = try await fixture.service.login(email: email, password: password, clientAddress: address)
            _ = try await fixture.service.refresh(tokens.refreshToken)
        }
    }

    // MARK: Sessions

    @Test("a refresh token is exchanged for the next one of the same session")
    func refresh() async throws {
        try await IdentityFixture.with { fixture in
            let first = try await fixture.service.register(email: email, password: password)
            fixture.clock.advance(seconds: 3600)
            let second = try await fixture.service.refresh(first.refreshToken)
            #expect(second.refreshToken != first.refreshToken)
            #expect(second.accountID == first.accountID)
            let third = try await fixture.service.refresh(second.refreshToken)
            #expect(try fixture.tokens.verify(third.accessToken).sessionID == fixture.tokens.verify(second.accessToken).sessionID)
        }
    }

    @Test("only the hash of a refresh token is kept")
    func storedHash() async throws {
        try await IdentityFixture.with { fixture in
            let tokens = try await fixture.service.register(email: email, password: password)
            let record = try #require(fixture.store.tokens.first)
            #expect(record.hash.count == 32)
            #expect(record.hash != Base64.url.decode(tokens.refreshToken))
            #expect(Base64.url.decode(tokens.refreshToken)?.count == 32)
        }
    }

    @Test("a refresh token that comes a second time ends its session, and no other")
    func reuse() async throws {
        try await IdentityFixture.with { fixture in
            let stolen = try await fixture.service.register(email: email, password: password)
            let other = try await fixture.service.login(email: email, password: password, clientAddress: address)
            let next = try await fixture.service.refresh(stolen.refreshToken)
            #expect(await fixture.failureOfRefresh(stolen.refreshToken) == "reusedRefreshToken")
            #expect(await fixture.failureOfRefresh(next.refreshToken) == "invalidRefreshToken")
            #expect(await fixture.failureOfRefresh(stolen.refreshToken) == "invalidRefreshToken")
            _ = try await fixture.service.refresh(other.refreshToken)
        }
    }

    @Test("of many who present one refresh token at once, one succeeds and the session ends")
    func refreshRace() async throws {
        try await IdentityFixture.with { fixture in
            let tokens = try await fixture.service.register(email: email, password: password)
            let failures = await withTaskGroup(of: String?.self) { group in
                for _ in 0..<10 {
                    group.addTask { await fixture.failureOfRefresh(tokens.refreshToken) }
                }
                return await group.reduce(into: [String?]()) { $0.append($1) }
            }
            #expect(failures.filter { $0 == nil }.count == 1)
            #expect(fixture.store.tokens.isEmpty)
        }
    }

    @Test("a session that is not used ends, and is removed")
    func refreshExpiry() async throws {
        try await IdentityFixture.with { fixture in
            let tokens = try await fixture.service.register(email: email, password: password)
            fixture.clock.advance(seconds: 30 * 86_400)
            #expect(await fixture.failureOfRefresh(tokens.refreshToken) == "invalidRefreshToken")
            try await fixture.tokens.removeExpiredTokens()
            #expect(fixture.store.tokens.isEmpty)
        }
    }

    @Test("signing out ends the session, twice does no harm")
    func logout() async throws {
        try await IdentityFixture.with { fixture in
            let first = try await fixture.service.register(email: email, password: password)
            let second = try await fixture.service.refresh(first.refreshToken)
            try await fixture.service.logout(first.refreshToken)
            try await fixture.service.logout(first.refreshToken)
            try await fixture.service.logout("nonsense")
            #expect(await fixture.failureOfRefresh(second.refreshToken) == "invalidRefreshToken")
        }
    }

    @Test(
        "what is no refresh token is refused",
        arguments: ["", "x", String(repeating: "A", count: 42), String(repeating: "A", count: 44), String(repeating: "é", count: 43)])
    func malformedRefreshToken(text: String) async throws {
        try await IdentityFixture.with { fixture in
            #expect(await fixture.failureOfRefresh(text) == "invalidRefreshToken")
        }
    }

    @Test("an account keeps its newest sessions only")
    func sessionLimit() async throws {
        try await IdentityFixture.with { fixture in
            let first = try await fixture.service.register(email: email, password: password)
            for _ in 0..<20 {
                fixture.clock.advance(seconds: 1)
                _ = try await fixture.service.login(email: email, password: password, clientAddress: address)
            }
            #expect(fixture.store.tokens.count == 20)
            #expect(await fixture.failureOfRefresh(first.refreshToken) == "invalidRefreshToken")
        }
    }

    // MARK: What is told

    @Test("secrets do not get into texts by accident")
    func descriptions() async throws {
        try await IdentityFixture.with { fixture in
            let tokens = try await fixture.service.register(email: email, password: password)
            let account = try #require(fixture.store.accounts.first)
            for text in ["\(tokens)", String(reflecting: tokens), "\(account)", String(reflecting: account)] {
                #expect(!text.contains(tokens.accessToken))
                #expect(!text.contains(tokens.refreshToken))
                #expect(!text.contains(account.passwordHash))
                #expect(!text.contains("example.com"))
            }
        }
    }

    @Test("errors are told with a fitting status")
    func problems() {
        #expect(IdentityError.emailTaken.problem.status == .conflict)
        #expect(IdentityError.invalidEmail.problem.extensions == [.field("email")])
        #expect(IdentityError.throttled(retryAfter: .seconds(5)).problem.status == .tooManyRequests)
        #expect(IdentityError.throttled(retryAfter: .seconds(5)).retryAfter == .seconds(5))
        #expect(IdentityError.wrongCredentials.problem.status == .unauthorized)
        #expect(IdentityError.wrongCredentials.retryAfter == nil)
        #expect(IdentityError(PasswordHasherError.busy).problem.status == .serviceUnavailable)
        let unavailable = IdentityError.unavailable(InMemoryAccountStore.Unreachable()).problem
        #expect(unavailable.detail?.contains("Unreachable") == false)
    }
}
