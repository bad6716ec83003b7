/// Why a password was neither hashed nor checked.
package enum PasswordHasherError: Error, Hashable, Sendable {
    /// Too many are waiting already.
    case busy

    /// The service has ended.
    case stopped

    /// Whoever asked no longer waits for the answer.
    case cancelled

    /// The memory a hash takes could not be had.
    case outOfMemory

    /// The stored hash is in no form that is understood.
    case malformedHash
}
