/// Why an error screen is shown, in terms a reader understands.
public enum ScreenFailure: Sendable, Equatable {
    /// There is no such screen, or nothing of that name on it.
    case notFound
    /// The address or what was sent with it cannot be understood.
    case invalidRequest
    /// The reader has to sign in first.
    case signInRequired
    /// The server cannot answer just now.
    case unavailable
}
