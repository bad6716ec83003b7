public import VersionService

/// What is stored of a household's token: enough to recognise it, not enough to use it.
public struct SpeakerToken: Sendable, Hashable {
    /// The SHA-256 of the token, unique among tokens.
    public let hash: [UInt8]
    /// The SHA-256 of the private key that was given out with it.
    public let keyHash: [UInt8]
    /// From when on the token has to be exchanged for another.
    public let staleAt: Timestamp
    /// From when on it is good for nothing.
    public let expiresAt: Timestamp

    public init(hash: [UInt8], keyHash: [UInt8], staleAt: Timestamp, expiresAt: Timestamp) {
        self.hash = hash
        self.keyHash = keyHash
        self.staleAt = staleAt
        self.expiresAt = expiresAt
    }

    /// Whether a private key with that hash belongs to the token; takes the same time wherever they differ.
    public func hasKey(hash: [UInt8]) -> Bool {
        ConstantTime.areEqual(keyHash, hash)
    }
}
