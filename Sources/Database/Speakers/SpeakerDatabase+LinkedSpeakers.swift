public import Screens

/// The links as the app's settings show them.
extension SpeakerDatabase: LinkedSpeakers {
    public func speakers(of user: String) async throws -> [LinkedSpeaker] {
        try await links(ofAccount: user).map { LinkedSpeaker(id: $0.id, linkedAt: $0.createdAt) }
    }

    public func unlinkSpeaker(_ id: String, of user: String) async throws {
        _ = try await removeLink(id: id, ofAccount: user)
    }
}
