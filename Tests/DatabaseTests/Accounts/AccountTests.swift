import Database
import Foundation
import ScreenKit
import TestSupport
import Testing
import VersionService

@Suite("Accounts")
struct AccountTests {
    private let folder: TemporaryFolder
    private let accounts: AccountDatabase
    private let ann = Account(
        id: "u-ann", email: "ann@example.com", passwordHash: "one", createdAt: Timestamp(secondsSinceEpoch: 1_700_000_000))

    init() throws {
        folder = try TemporaryFolder()
        accounts = try AccountDatabase(directory: folder.url.path)
    }

    private func token(_ byte: UInt8, family: String, expires: Int64, account: String = "u-ann") -> RefreshTokenRecord {
        RefreshTokenRecord(
            hash: [UInt8](repeating: byte, count: 32), family: family, account: account, expiresAt: Timestamp(secondsSinceEpoch: expires)
        )
    }

    @Test("are found by address and identifier")
    func lookup() async throws {
        #expect(try await accounts.insertAccount(ann))
        #expect(try await accounts.account(email: "ann@example.com") == ann)
        #expect(try await accounts.account(id: "u-ann") == ann)
        #expect(try await accounts.account(email: "Ann@example.com") == nil)
        #expect(try await accounts.account(id: "u-ben") == nil)
    }

    @Test("have an address each")
    func uniqueAddress() async throws {
        #expect(try await accounts.insertAccount(ann))
        let other = Account(id: "u-other", email: ann.email, passwordHash: "two", createdAt: ann.createdAt)
        #expect(try await accounts.insertAccount(other) == false)
        #expect(try await accounts.account(email: ann.email) == ann)
        #expect(try await accounts.account(id: "u-other") == nil)
        // The same identifier is the caller's mistake, not another's address.
        let twin = Account(id: ann.id, email: "twin@example.com", passwordHash: "two", createdAt: ann.createdAt)
        await #expect(throws: (any Error).self) { try await accounts.insertAccount(twin) }
    }

    @Test("of one address made by many at once are one")
    func concurrentInsert() async throws {
        let added = try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<10 {
                group.addTask {
                    try await accounts.insertAccount(
                        Account(id: "u-\(number)", email: ann.email, passwordHash: "one", createdAt: ann.createdAt))
                }
            }
            return try await group.reduce(0) { $0 + ($1 ? 1 : 0) }
        }
        #expect(added == 1)
    }

    @Test("get another password hash unless it has been replaced meanwhile")
    func passwordHash() async throws {
        _ = try await accounts.insertAccount(ann)
        try await accounts.replacePasswordHash(ofAccount: ann.id, from: "one", to: "two")
        try await accounts.replacePasswordHash(ofAccount: ann.id, from: "one", to: "three")
        #expect(try await accounts.account(id: ann.id)?.passwordHash == "two")
    }

    @Test("keep tokens as they are")
    func tokens() async throws {
        _ = try await accounts.insertAccount(ann)
        let token = token(1, family: "f", expires: 100)
        try await accounts.insertRefreshToken(token, keepingFamilies: 5)
        #expect(try await accounts.refreshToken(hash: token.hash) == token)
        #expect(try await accounts.refreshToken(hash: [1, 2, 3]) == nil)
        await #expect(throws: (any Error).self) { try await accounts.insertRefreshToken(token, keepingFamilies: 5) }
        let stranger = self.token(2, family: "f", expires: 100, account: "u-nobody")
        await #expect(throws: (any Error).self) { try await accounts.insertRefreshToken(stranger, keepingFamilies: 5) }
    }

    @Test("exchange a token once, whoever comes first")
    func exchange() async throws {
        _ = try await accounts.insertAccount(ann)
        let first = token(0, family: "f", expires: 100)
        try await accounts.insertRefreshToken(first, keepingFamilies: 5)
        let successes = try await withThrowingTaskGroup(of: UInt8?.self) { group in
            for byte in UInt8(1)...12 {
                let successor = token(byte, family: "f", expires: 200)
                group.addTask {
                    try await accounts.exchangeRefreshToken(hash: first.hash, for: successor, at: Timestamp(secondsSinceEpoch: 50))
                        ? byte : nil
                }
            }
            return try await group.reduce(into: [UInt8]()) { successes, byte in if let byte { successes.append(byte) } }
        }
        #expect(successes.count == 1)
        #expect(try await accounts.refreshToken(hash: first.hash)?.usedAt == Timestamp(secondsSinceEpoch: 50))
        for byte in UInt8(1)...12 {
            let stored = try await accounts.refreshToken(hash: [UInt8](repeating: byte, count: 32))
            #expect((stored != nil) == successes.contains(byte))
        }
        let unknown = try await accounts.exchangeRefreshToken(hash: [9], for: token(99, family: "f", expires: 1), at: .now)
        #expect(!unknown)
    }

    @Test("keep as many families as they may, those that expire last")
    func families() async throws {
        _ = try await accounts.insertAccount(ann)
        _ = try await accounts.insertAccount(Account(id: "u-ben", email: "ben@example.com", passwordHash: "x", createdAt: ann.createdAt))
        try await accounts.insertRefreshToken(token(50, family: "other", expires: 1, account: "u-ben"), keepingFamilies: 3)
        for (byte, expires) in [(UInt8(1), Int64(300)), (2, 100), (3, 200)] {
            try await accounts.insertRefreshToken(token(byte, family: "f\(byte)", expires: expires), keepingFamilies: 3)
        }
        // The family that would go next stays, because it is used.
        _ = try await accounts.exchangeRefreshToken(
            hash: token(2, family: "", expires: 0).hash, for: token(22, family: "f2", expires: 400), at: Timestamp(secondsSinceEpoch: 1)
        )
        try await accounts.insertRefreshToken(token(4, family: "f4", expires: 500), keepingFamilies: 3)
        var left: [UInt8] = []
        for byte in [UInt8(1), 2, 22, 3, 4, 50] where try await accounts.refreshToken(hash: [UInt8](repeating: byte, count: 32)) != nil {
            left.append(byte)
        }
        #expect(left == [1, 2, 22, 4, 50])
    }

    @Test("end sessions, and forget tokens that have expired")
    func removal() async throws {
        _ = try await accounts.insertAccount(ann)
        for (byte, family, expires) in [(UInt8(1), "f", Int64(100)), (2, "g", 101), (3, "h", 102)] {
            try await accounts.insertRefreshToken(token(byte, family: family, expires: expires), keepingFamilies: 9)
        }
        try await accounts.removeRefreshTokens(family: "h")
        try await accounts.removeRefreshTokens(expiredAt: Timestamp(secondsSinceEpoch: 100))
        #expect(try await accounts.refreshToken(hash: token(1, family: "", expires: 0).hash) == nil)
        #expect(try await accounts.refreshToken(hash: token(2, family: "", expires: 0).hash) != nil)
        #expect(try await accounts.refreshToken(hash: token(3, family: "", expires: 0).hash) == nil)
    }
}
