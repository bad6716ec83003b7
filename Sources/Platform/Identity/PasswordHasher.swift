import Crypto
import NIOPosix
import ServiceLifecycle
import Synchronization

/// Hashes and checks passwords on a few threads of its own, so that neither event loops nor tasks wait for it.
///
/// A hash costs 32 MiB and the better part of a tenth of a second, by design. Both are bounded: so many run at once, so many
/// wait, and whoever comes then is told to come again.
package final class PasswordHasher: Service {
    private let parameters: ScryptParameters
    private let pool: NIOThreadPool
    private let capacity: Int
    private let pending = Atomic<Int>(0)

    private static let saltLength = 16
    private static let keyLength = 32

    /// Starts the threads; ``run()`` or ``shutDown()`` has to end them.
    ///
    /// - Parameters:
    ///   - parameters: what new hashes cost.
    ///   - threadCount: how many hashes are computed at once.
    ///   - maximumQueue: how many wait for a thread.
    package init(parameters: ScryptParameters = .standard, threadCount: Int = 2, maximumQueue: Int = 64) {
        self.parameters = parameters
        capacity = threadCount + maximumQueue
        pool = NIOThreadPool(numberOfThreads: threadCount)
        pool.start()
    }

    /// Hashes a new password with a salt of its own.
    package func hash(_ password: String) async throws(PasswordHasherError) -> String {
        let parameters = parameters
        return try await perform {
            let salt = RandomBytes.make(Self.saltLength)
            let key = try Self.derive(password, salt: salt, byteCount: Self.keyLength, parameters)
            return PasswordHash(parameters: parameters, salt: salt, key: key.withUnsafeBytes { Array($0) }).description
        }
    }

    /// Whether a password is the one that was hashed; the comparison takes the same time wherever they differ.
    package func verify(_ password: String, against storedHash: String) async throws(PasswordHasherError) -> Bool {
        guard let expected = PasswordHash(parsing: storedHash) else { throw .malformedHash }
        return try await perform {
            let key = try Self.derive(password, salt: expected.salt, byteCount: expected.key.count, expected.parameters)
            // `SymmetricKey` compares in constant time. No hash belongs to the empty password, which is derived as if it had a byte.
            return key == SymmetricKey(data: expected.key) && !password.isEmpty
        }
    }

    /// Takes as long as ``verify(_:against:)``, for an account that does not exist, so that nobody learns that from a clock.
    package func verifyUnknown(_ password: String) async throws(PasswordHasherError) {
        let parameters = parameters
        _ = try await perform {
            let salt = [UInt8](repeating: 0, count: Self.saltLength)
            return try Self.derive(password, salt: salt, byteCount: Self.keyLength, parameters).bitCount
        }
    }

    /// Whether a stored hash was made with other parameters than are in force, and is to be replaced at the next sign-in.
    package func isOutdated(_ storedHash: String) -> Bool {
        PasswordHash(parsing: storedHash)?.parameters != parameters
    }

    /// Waits for the end of the service, then ends the threads.
    package func run() async throws {
        try? await gracefulShutdown()
        try await shutDown()
    }

    /// Ends the threads once they have finished what they are at.
    package func shutDown() async throws {
        try await pool.shutdownGracefully()
    }

    private static func derive(
        _ password: String, salt: [UInt8], byteCount: Int, _ parameters: ScryptParameters
    ) throws -> SymmetricKey {
        try Scrypt.deriveKey(password: password.isEmpty ? [0] : Array(password.utf8), salt: salt, byteCount: byteCount, parameters)
    }

    /// How many hashes are being computed or wait for a thread.
    var pendingCount: Int {
        pending.load(ordering: .relaxed)
    }

    /// Runs work on one of the threads, unless too much is waiting already.
    func perform<Value: Sendable>(_ work: @escaping @Sendable () throws -> Value) async throws(PasswordHasherError) -> Value {
        guard pending.wrappingAdd(1, ordering: .relaxed).newValue <= capacity else {
            pending.wrappingSubtract(1, ordering: .relaxed)
            throw .busy
        }
        defer { pending.wrappingSubtract(1, ordering: .relaxed) }
        do {
            return try await pool.runIfActive(work)
        } catch is CancellationError {
            throw .cancelled
        } catch is NIOThreadPoolError.ThreadPoolInactive {
            throw .stopped
        } catch {
            throw .outOfMemory
        }
    }
}
