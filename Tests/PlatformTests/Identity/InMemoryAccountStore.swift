import ScreenKit
import Synchronization
import VersionService

/// Keeps accounts and tokens in memory, with the semantics that a database has.
final class InMemoryAccountStore: AccountStore {
    private struct State {
        var accounts: [String: Account] = [:]
        var tokens: [[UInt8]: RefreshTokenRecord] = [:]
        var isUnreachable = false
    }

    struct Unreachable: Error {}

    private let state = Mutex(State())

    /// Whether every call fails from now on.
    func setUnreachable(_ isUnreachable: Bool) {
        state.withLock { $0.isUnreachable = isUnreachable }
    }

    var tokens: [RefreshTokenRecord] {
        state.withLock { Array($0.tokens.values) }
    }

    var accounts: [Account] {
        state.withLock { Array($0.accounts.values) }
    }

    private func withState<Value: Sendable>(_ body: (inout State) -> Value) throws -> Value {
        try state.withLock { state in
            if state.isUnreachable { throw Unreachable() }
            return body(&state)
        }
    }

    func account(email: String) async throws -> Account? {
        try withState { state in state.accounts.values.first { $0.email == email } }
    }

    func account(id: String) async throws -> Account? {
        try withState { $0.accounts[id] }
    }

    func insertAccount(_ account: Account) async throws -> Bool {
        try withState { state in
            if state.accounts.values.contains(where: { $0.email == account.email }) { return false }
            state.accounts[account.id] = account
            return true
        }
    }

    func replacePasswordHash(ofAccount id: String, from oldHash: String, to newHash: String) async throws {
        try withState { state in
            guard let account = state.accounts[id], account.passwordHash == oldHash else { return }
            state.accounts[id] = Account(id: id, email: account.email, passwordHash: newHash, createdAt: account.createdAt)
        }
    }

    func insertRefreshToken(_ token: RefreshTokenRecord, keepingFamilies maximumFamilies: Int) async throws {
        try withState { state in
            state.tokens[token.hash] = token
            var ends: [String: Timestamp] = [:]
            for record in state.tokens.values where record.account == token.account {
                ends[record.family] = max(ends[record.family] ?? record.expiresAt, record.expiresAt)
            }
            let surplus = ends.filter { $0.key != token.family }.sorted { $0.value < $1.value }.prefix(max(0, ends.count - maximumFamilies))
            for (family, _) in surplus { state.tokens = state.tokens.filter { $0.value.family != family } }
        }
    }

    func refreshToken(hash: [UInt8]) async throws -> RefreshTokenRecord? {
        try withState { $0.tokens[hash] }
    }

    func exchangeRefreshToken(hash: [UInt8], for successor: RefreshTokenRecord, at time: Timestamp) async throws -> Bool {
        try withState { state in
            guard let token = state.tokens[hash], token.usedAt == nil else { return false }
            state.tokens[hash] = RefreshTokenRecord(
                hash: token.hash, family: token.family, account: token.account, expiresAt: token.expiresAt, usedAt: time)
            state.tokens[successor.hash] = successor
            return true
        }
    }

    func removeRefreshTokens(family: String) async throws {
        try withState { state in state.tokens = state.tokens.filter { $0.value.family != family } }
    }

    func removeRefreshTokens(expiredAt time: Timestamp) async throws {
        try withState { state in state.tokens = state.tokens.filter { $0.value.expiresAt > time } }
    }
}
