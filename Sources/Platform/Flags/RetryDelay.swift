/// How long to wait before the next attempt: 0.1 s at first, twice as long each time up to 5 s, and up to half of it less.
///
/// The random part keeps the nodes of a fleet from coming back all at once.
struct RetryDelay: Sendable {
    private static let first = Duration.milliseconds(100)
    private static let longest = Duration.seconds(5)
    private var delay = first

    /// The delay after one more failure.
    mutating func next(using generator: inout some RandomNumberGenerator) -> Duration {
        defer { delay = min(delay * 2, Self.longest) }
        return delay * Double.random(in: 0.5...1, using: &generator)
    }

    /// Begins anew after a success.
    mutating func reset() { delay = Self.first }
}
