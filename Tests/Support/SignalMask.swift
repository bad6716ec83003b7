import Foundation

/// The signals that the current thread does not let through.
public enum SignalMask {
    /// Runs `body` with no signal blocked.
    ///
    /// The threads that run Swift tasks block nearly all signals, and a child process inherits the mask of the thread that starts it:
    /// started there as it is, a server would never hear the signal that asks it to stop.
    public static func withSignalsUnblocked<Result>(_ body: () throws -> Result) rethrows -> Result {
        var none = sigset_t()
        var before = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, &before)
        defer { pthread_sigmask(SIG_SETMASK, &before, nil) }
        return try body()
    }
}
