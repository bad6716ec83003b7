package import ScreenKit
package import VersionService

/// Registers accounts, and signs people in and out.
package struct IdentityService: Sendable {
    private let store: any AccountStore
    private let hasher: PasswordHasher
    private let tokens: TokenService
    private let throttle: LoginThrottle
    private let now: @Sendable () -> Timestamp

    /// How many code points a new password has.
    package static let passwordLength = 8...256

    /// What is hashed at most when somebody signs in, whatever the rules were when the password was set.
    private static let maximumPasswordBytes = 4096

    package init(
        store: any AccountStore,
        hasher: PasswordHasher,
        tokens: TokenService,
        throttle: LoginThrottle = LoginThrottle(),
        now: @escaping @Sendable () -> Timestamp = { Timestamp.now }
    ) {
        self.store = store
        self.hasher = hasher
        self.tokens = tokens
        self.throttle = throttle
        self.now = now
    }

    /// Makes an account and signs it in.
    package func register(email: String, password: String) async throws(IdentityError) -> SessionTokens {
        guard let email = EmailAddress(email) else { throw .invalidEmail }
        guard Self.passwordLength.contains(password.unicodeScalars.count) else {
            throw .invalidPasswordLength(allowed: Self.passwordLength)
        }
        let account: Account
        do {
            // Looking first spares the cost of a hash; the store has the last word.
            guard try await store.account(email: email.value) == nil else { throw IdentityError.emailTaken }
            account = Account(
                id: Self.makeAccountID(), email: email.value, passwordHash: try await hasher.hash(password), createdAt: now())
            guard try await store.insertAccount(account) else { throw IdentityError.emailTaken }
        } catch {
            throw IdentityError(error)
        }
        return try await tokens.beginSession(account: account.id)
    }

    /// Signs somebody in.
    ///
    /// - Parameter clientAddress: where the attempt comes from, which failures are counted by.
    package func login(email: String, password: String, clientAddress: String) async throws(IdentityError) -> SessionTokens {
        let account = try await authenticate(email: email, password: password, clientAddress: clientAddress)
        return try await tokens.beginSession(account: account.id)
    }

    /// Finds out whose address and password these are, without signing anybody in.
    ///
    /// - Parameter clientAddress: where the attempt comes from, which failures are counted by, together with
    ///   those of ``login(email:password:clientAddress:)``.
    package func authenticate(email: String, password: String, clientAddress: String) async throws(IdentityError) -> Account {
        guard let email = EmailAddress(email), password.utf8.count <= Self.maximumPasswordBytes else { throw .wrongCredentials }
        let key = LoginThrottle.Key(email: email, clientAddress: clientAddress)
        if let wait = throttle.begin(key, at: now()) { throw .throttled(retryAfter: wait) }
        let account: Account?
        do {
            account = try await verifiedAccount(email: email, password: password)
        } catch {
            throttle.withdraw(key)
            throw IdentityError(error)
        }
        guard let account else { throw .wrongCredentials }
        throttle.succeeded(key)
        return account
    }

    /// Exchanges a refresh token for new tokens.
    package func refresh(_ refreshToken: String) async throws(IdentityError) -> SessionTokens {
        try await tokens.refresh(refreshToken)
    }

    /// Ends a session.
    ///
    /// Its access token stays good until it expires.
    package func logout(_ refreshToken: String) async throws(IdentityError) {
        try await tokens.endSession(refreshToken)
    }

    /// The account with that address if the password is right; takes as long if there is none.
    private func verifiedAccount(email: EmailAddress, password: String) async throws -> Account? {
        guard let account = try await store.account(email: email.value) else {
            try await hasher.verifyUnknown(password)
            return nil
        }
        guard try await hasher.verify(password, against: account.passwordHash) else { return nil }
        if hasher.isOutdated(account.passwordHash) { await replaceHash(of: account, password: password) }
        return account
    }

    /// Hashes a password anew now that it is at hand.
    ///
    /// If that fails, the next sign-in tries again.
    private func replaceHash(of account: Account, password: String) async {
        guard let hash = try? await hasher.hash(password) else { return }
        try? await store.replacePasswordHash(ofAccount: account.id, from: account.passwordHash, to: hash)
    }

    /// An identifier of 128 random bits, in the form that identifiers have in paths.
    private static func makeAccountID() -> String {
        Hexadecimal.encode(RandomBytes.make(16))
    }
}
