/// What a player presents to get a token for a link code.
public struct SpeakerLinkClaim: Sendable, Hashable {
    /// The SHA-256 of the code.
    public let hash: [UInt8]
    /// The SHA-256 of the `linkDeviceId`, which only the player that asked for the code was told.
    public let deviceHash: [UInt8]
    public let household: String

    public init(hash: [UInt8], deviceHash: [UInt8], household: String) {
        self.hash = hash
        self.deviceHash = deviceHash
        self.household = household
    }
}
