/// The smart speakers that listeners have linked to their accounts.
public protocol LinkedSpeakers: Sendable {
    /// A listener's speakers, those used last first.
    func speakers(of user: String) async throws -> [LinkedSpeaker]
    /// Ends a link at once; one that is not there, or another listener's, is as good as ended.
    func unlinkSpeaker(_ id: String, of user: String) async throws
}
