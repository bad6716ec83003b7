internal import GRDB
public import ScreenKit
internal import VersionService

/// Accounts and sessions in an SQLite file that only the user the server runs as may read.
public struct AccountDatabase: AccountStore, Sendable {
    let pool: DatabasePool

    /// Opens the accounts in a directory, as the file `accounts.sqlite`, which is made where it is missing and may be written.
    public init(directory: String, access: DatabaseAccess = .readWrite, maximumReaders: Int = 4) throws(DatabaseOpenError) {
        pool = try SQLiteFile(AccountSchema.contents, in: directory)
            .makePool(access, maximumReaders: max(1, maximumReaders))
    }

    public func account(email: String) async throws -> Account? {
        try await pool.read { connection in try connection.value("\(Self.selection) WHERE email = ?", [email], of: Self.account) }
    }

    public func account(id: String) async throws -> Account? {
        try await pool.read { connection in try connection.value("\(Self.selection) WHERE id = ?", [id], of: Self.account) }
    }

    public func insertAccount(_ account: Account) async throws -> Bool {
        try StorableText.check(account.id, account.email, account.passwordHash)
        return try await pool.write { connection in
            try connection.run(
                "INSERT INTO account (id, email, password_hash, created_at) VALUES (?, ?, ?, ?) ON CONFLICT (email) DO NOTHING",
                [account.id, account.email, account.passwordHash, account.createdAt.secondsSinceEpoch])
            return connection.changesCount > 0
        }
    }

    public func replacePasswordHash(ofAccount id: String, from oldHash: String, to newHash: String) async throws {
        try StorableText.check(newHash)
        try await pool.write { connection in
            try connection.run("UPDATE account SET password_hash = ? WHERE id = ? AND password_hash = ?", [newHash, id, oldHash])
        }
    }

    private static let selection = "SELECT id, email, password_hash, created_at FROM account"

    private static func account(_ row: inout RowReader) throws -> Account {
        Account(
            id: try row.next(), email: try row.next(), passwordHash: try row.next(),
            createdAt: Timestamp(secondsSinceEpoch: try row.next()))
    }
}
