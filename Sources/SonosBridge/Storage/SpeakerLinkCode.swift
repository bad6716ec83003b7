public import VersionService

/// What is stored of a link code: enough to recognise it, not enough to use it.
public struct SpeakerLinkCode: Sendable, Hashable {
    /// The SHA-256 of the code, unique among codes.
    public let hash: [UInt8]
    /// The household that asked for it.
    public let household: String
    /// The SHA-256 of the `linkDeviceId` that was given out with it.
    public let deviceHash: [UInt8]
    public let expiresAt: Timestamp
    /// Who has signed in with it; nil as long as nobody has.
    public let account: String?

    public init(hash: [UInt8], household: String, deviceHash: [UInt8], expiresAt: Timestamp, account: String? = nil) {
        self.hash = hash
        self.household = household
        self.deviceHash = deviceHash
        self.expiresAt = expiresAt
        self.account = account
    }

    /// Whether a player that wants a token for the code is the one it was given to, and is in time.
    ///
    /// The comparison of secrets takes the same time wherever they differ.
    public func admits(_ claim: SpeakerLinkClaim, at time: Timestamp) -> Bool {
        expiresAt > time && SpeakerHousehold.matches(linked: household, presented: claim.household)
            && ConstantTime.areEqual(deviceHash, claim.deviceHash)
    }
}
