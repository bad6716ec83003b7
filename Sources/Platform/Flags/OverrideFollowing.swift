/// How a node follows the store of overrides.
package struct OverrideFollowing: Sendable {
    /// What a node does that has neither the store nor a last known good file at its start.
    package enum Startup: String, CaseIterable, Sendable {
        /// Serves what was compiled in, at once.
        case compiled
        /// Waits for the store for a while, then serves what was compiled in.
        case lastKnownGood
        /// Does the same, but counts as not ready until the store has answered.
        case store
    }

    /// Where the last known good overrides are kept.
    package var path: String
    /// The environment whose overrides they have to be; `nil` where there is only one.
    package var environment: String?
    package var startup: Startup
    /// How long a start waits for a store that does not answer.
    package var patience: Duration
    /// How often the store is asked while it answers; less or more by up to a tenth.
    package var pollInterval: Duration
    /// How long one question to the store may take.
    package var deadline: Duration

    package init(
        path: String, environment: String? = nil, startup: Startup = .lastKnownGood, patience: Duration = .seconds(10),
        pollInterval: Duration = .seconds(2), deadline: Duration = .seconds(15)
    ) {
        self.path = path
        self.environment = environment
        self.startup = startup
        self.patience = patience
        self.pollInterval = pollInterval
        self.deadline = deadline
    }
}
