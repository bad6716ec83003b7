import Database
import Testing
import VersionService

@Suite("Administrators' tokens") struct AdminTokenTests {
    private let fixture: FlagFixture
    private var store: FlagDatabase { fixture.store }
    private let now = FlagFixture.now

    init() throws {
        fixture = try FlagFixture()
    }

    private func record(_ id: String, _ token: AdminToken, role: AdminRole = .operator, expires: Timestamp? = nil) -> AdminTokenRecord {
        AdminTokenRecord(id: id, hash: token.hash, name: "deploy", role: role, createdAt: now, expiresAt: expires)
    }

    private func later(_ seconds: Int64) -> Timestamp { Timestamp(secondsSinceEpoch: now.secondsSinceEpoch + seconds) }

    @Test("are found by their hash, of which no two are alike, and by nothing else")
    func lookup() async throws {
        let (token, other) = (AdminToken(), AdminToken())
        #expect(token.hash != other.hash)
        try await store.insertAdminToken(record("t1", token, expires: now.adding(days: 1)))
        #expect(try await store.adminToken(hash: AdminToken(token.secret)?.hash ?? []) == record("t1", token, expires: now.adding(days: 1)))
        #expect(try await store.adminToken(hash: other.hash) == nil)
        #expect(try await store.adminToken(hash: []) == nil)
    }

    @Test("are worth something until they expire or are taken back, the first time counts")
    func validity() async throws {
        let token = AdminToken()
        try await store.insertAdminToken(record("t1", token, expires: later(100)))
        let kept = try #require(try await store.adminToken(hash: token.hash))
        #expect(kept.isValid(at: later(99)) && !kept.isValid(at: later(100)))
        #expect(try await store.revokeAdminToken(id: "t1", at: later(5)))
        #expect(try await store.revokeAdminToken(id: "t1", at: later(9)))
        #expect(try await store.revokeAdminToken(id: "t2", at: now) == false)
        let revoked = try #require(try await store.adminToken(hash: token.hash))
        #expect(revoked.revokedAt == later(5) && !revoked.isValid(at: now))
        #expect(try await store.adminTokens() == [revoked])
    }

    @Test("that are taken, or have no proper name or hash, are refused")
    func refusals() async throws {
        let token = AdminToken()
        try await store.insertAdminToken(record("t1", token))
        let nameless = AdminTokenRecord(id: "t3", hash: AdminToken().hash, name: "", role: .admin, createdAt: now)
        let short = AdminTokenRecord(id: "t3", hash: [1], name: "n", role: .admin, createdAt: now)
        for bad in [record("t1", AdminToken()), record("t2", token), record("t\u{0}", AdminToken()), nameless, short] {
            let error = await #expect(throws: FlagStoreError.self) { try await store.insertAdminToken(bad) }
            guard case .invalid = error else { Issue.record("\(bad): \(String(describing: error))"); continue }
        }
        #expect(try await store.adminTokens() == [record("t1", token)])
    }

    @Test("note their use once an hour")
    func use() async throws {
        try await store.insertAdminToken(record("t1", AdminToken()))
        var seen: [Timestamp?] = []
        for second in [0, 3599, 3600, 3601] as [Int64] {
            try await store.markAdminTokenUsed(id: "t1", at: later(second))
            seen.append(try await store.adminTokens().first?.lastUsedAt)
        }
        #expect(seen == [now, now, later(3600), later(3600)])
        try await store.markAdminTokenUsed(id: "nobody", at: now)
    }

    @Test("do not show themselves, and are told from other texts")
    func form() {
        let token = AdminToken()
        #expect(!"\(token) \(String(reflecting: token))".contains(token.secret.dropFirst(4)))
        var dumped = ""
        dump(token, to: &dumped)
        #expect(!dumped.contains(token.secret.dropFirst(4)))
        #expect(token.secret.utf8.count == 68 && AdminToken(token.secret) != nil)
        for text in [
            "", "adm_", token.secret + "0", String(token.secret.dropLast()), token.secret.uppercased(),
            "adm_" + String(repeating: "g", count: 64),
        ] {
            #expect(AdminToken(text) == nil, "\(text)")
        }
    }

    @Test("roles include those below them")
    func roles() {
        #expect(AdminRole.allCases.sorted() == [.viewer, .operator, .admin])
    }
}
