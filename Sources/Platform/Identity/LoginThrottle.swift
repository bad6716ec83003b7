import Crypto
import Synchronization
package import VersionService

/// Limits how often somebody may fail to sign in to one account from one address.
///
/// An attempt is counted when it begins, not when it fails: a hundred guesses sent at once are a hundred guesses.
package final class LoginThrottle: Sendable {
    /// What tells attempts apart; a digest, so that no addresses are kept and every entry has the same size.
    package struct Key: Hashable, Sendable {
        private let digest: SHA256Digest

        package init(email: EmailAddress, clientAddress: String) {
            digest = SHA256.hash("\(email.value)\n\(clientAddress)")
        }
    }

    private struct Attempts {
        var count: Int
        let windowEnd: Timestamp
    }

    private let limit: Int
    private let window: Duration
    private let capacity: Int
    private let attempts = Mutex<[Key: Attempts]>([:])

    /// Makes a throttle.
    ///
    /// - Parameters:
    ///   - limit: how many attempts are answered within the window, which begins with the first of them.
    ///   - window: how long failures count.
    ///   - capacity: how many keys are remembered. Filling it takes as many password checks, which takes longer than the window:
    ///     attempts that are withdrawn leave nothing behind, and keys at their limit go last.
    package init(limit: Int = 10, window: Duration = .seconds(15 * 60), capacity: Int = 65_536) {
        self.limit = limit
        self.window = window
        self.capacity = max(1, capacity)
    }

    /// Counts an attempt.
    ///
    /// - Returns: `nil` if it may go on; else how long to wait.
    package func begin(_ key: Key, at now: Timestamp) -> Duration? {
        attempts.withLock { attempts in
            guard var entry = attempts[key], entry.windowEnd > now else {
                if attempts.count >= capacity { Self.makeRoom(in: &attempts, capacity: capacity, at: now) }
                let end = Timestamp(secondsSinceEpoch: now.secondsSinceEpoch + window.components.seconds)
                attempts[key] = Attempts(count: 1, windowEnd: end)
                return nil
            }
            guard entry.count < limit else { return .seconds(entry.windowEnd.secondsSinceEpoch - now.secondsSinceEpoch) }
            entry.count += 1
            attempts[key] = entry
            return nil
        }
    }

    /// Forgets the failures before a success.
    package func succeeded(_ key: Key) {
        attempts.withLock { $0[key] = nil }
    }

    /// Takes back an attempt that was neither a failure nor a success.
    package func withdraw(_ key: Key) {
        attempts.withLock { attempts in
            guard var entry = attempts[key] else { return }
            entry.count -= 1
            attempts[key] = entry.count > 0 ? entry : nil
        }
    }

    /// Drops what has expired; if that is not enough, the eighth with the fewest failures, so that this happens rarely.
    private static func makeRoom(in attempts: inout [Key: Attempts], capacity: Int, at now: Timestamp) {
        attempts = attempts.filter { $0.value.windowEnd > now }
        guard attempts.count >= capacity else { return }
        let least = attempts.sorted { ($0.value.count, $0.value.windowEnd) < ($1.value.count, $1.value.windowEnd) }
        for (key, _) in least.prefix(max(1, capacity / 8)) { attempts[key] = nil }
    }
}
