/// How much is kept of everything that players and listeners can make more of.
public struct SpeakerLimits: Sendable, Hashable {
    /// Link codes of one household that may be open at once; those nobody has signed in with go first, then the oldest.
    public var codesPerHousehold = 8
    /// Link codes in all; the oldest go first.
    public var codes = 10_000
    /// Households of one account; those unused for longest go first.
    public var linksPerAccount = 64
    /// Tokens of one link; the oldest go first.
    ///
    /// All players of a household present the same token when it has become stale, and the answer to one may be lost.
    public var tokensPerLink = 32
    /// Reports of one account or household, of playing and of failures each; the oldest go first.
    public var reportsPerOwner = 1_000
    /// Reports in all, of each of the two kinds: anybody can make up a household.
    public var reports = 1_000_000
    /// Places to go on from, of one account; the oldest go first.
    public var positionsPerAccount = 1_000
    /// Names for identifiers that are too long; those unused for longest go first.
    public var names = 500_000

    public init() {}
}
