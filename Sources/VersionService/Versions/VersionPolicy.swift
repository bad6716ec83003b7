/// What the owners of a manifest promise about its versions.
public struct VersionPolicy: Hashable, Sendable {
    /// The shortest time between the deprecation of a version and its sunset.
    public let minSunsetNoticeDays: Int
    /// How many versions may be in beta at a time.
    public let maxBetaVersions: Int
    /// How long a temporary feature may live before it counts as stale.
    public let flagLifetimeDays: Int

    /// Creates a policy; what is left out has the value a manifest gets when it says nothing.
    public init(minSunsetNoticeDays: Int = 180, maxBetaVersions: Int = 1, flagLifetimeDays: Int = 120) {
        self.minSunsetNoticeDays = minSunsetNoticeDays
        self.maxBetaVersions = maxBetaVersions
        self.flagLifetimeDays = flagLifetimeDays
    }
}
