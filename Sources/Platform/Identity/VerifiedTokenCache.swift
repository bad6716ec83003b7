import Crypto
import Synchronization
import VersionService

/// Tokens whose signature has been checked, by their SHA-256.
///
/// Checking a signature costs some hundred times as much as hashing the token. The cache is split into shards with a lock each, so
/// that two threads rarely meet; a lock is held for one dictionary operation.
final class VerifiedTokenCache: Sendable {
    private final class Shard: Sendable {
        let tokens = Mutex<[SHA256Digest: AccessToken]>([:])
    }

    private let shards: [Shard]
    private let shardCapacity: Int

    private static let shardCount = 16

    /// Makes an empty cache for so many tokens.
    init(capacity: Int) {
        shards = (0..<Self.shardCount).map { _ in Shard() }
        shardCapacity = max(1, capacity / Self.shardCount)
    }

    subscript(digest: SHA256Digest) -> AccessToken? {
        shard(digest).tokens.withLock { $0[digest] }
    }

    /// Adds a token.
    ///
    /// If there is no room, those that have expired go, or else any other: it will be checked once more.
    func insert(_ token: AccessToken, for digest: SHA256Digest, at now: Timestamp) {
        shard(digest).tokens.withLock { tokens in
            if tokens.count >= shardCapacity {
                tokens = tokens.filter { $0.value.expiresAt > now }
                if tokens.count >= shardCapacity { tokens.remove(at: tokens.startIndex) }
            }
            tokens[digest] = token
        }
    }

    func remove(_ digest: SHA256Digest) {
        shard(digest).tokens.withLock { $0[digest] = nil }
    }

    private func shard(_ digest: SHA256Digest) -> Shard {
        let first = digest.withUnsafeBytes { $0[0] }  // Any byte of a digest is as good as random.
        return shards[Int(first) % Self.shardCount]
    }
}
