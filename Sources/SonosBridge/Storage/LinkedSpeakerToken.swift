/// A token with the link it belongs to.
public struct LinkedSpeakerToken: Sendable, Hashable {
    public let token: SpeakerToken
    public let link: SpeakerLink

    public init(token: SpeakerToken, link: SpeakerLink) {
        self.token = token
        self.link = link
    }
}
