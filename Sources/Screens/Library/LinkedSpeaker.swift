public import VersionService

/// A household of smart speakers that plays from a listener's account.
public struct LinkedSpeaker: Sendable, Hashable {
    public let id: String
    public let linkedAt: Timestamp

    public init(id: String, linkedAt: Timestamp) {
        self.id = id
        self.linkedAt = linkedAt
    }
}
