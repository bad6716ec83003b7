/// Who issues tokens and how long they live.
package struct TokenConfiguration: Sendable {
    /// The value of `iss`, which tokens have to carry to be accepted.
    package var issuer: String

    package var accessLifetime: Duration

    /// How long a session lives that is not used; each use begins the time anew.
    package var refreshLifetime: Duration

    /// How many sessions an account may have at once.
    package var maximumSessions: Int

    /// How many verified tokens are remembered.
    package var cacheCapacity: Int

    package init(
        issuer: String,
        accessLifetime: Duration = .seconds(15 * 60),
        refreshLifetime: Duration = .seconds(30 * 24 * 60 * 60),
        maximumSessions: Int = 20,
        cacheCapacity: Int = 16_384
    ) {
        self.issuer = issuer
        self.accessLifetime = accessLifetime
        self.refreshLifetime = refreshLifetime
        self.maximumSessions = maximumSessions
        self.cacheCapacity = cacheCapacity
    }
}
