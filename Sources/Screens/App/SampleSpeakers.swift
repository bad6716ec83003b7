import ScreenKit
import VersionService

/// One household of speakers, linked to the made-up listener of the samples and never to be unlinked.
package struct SampleSpeakers: LinkedSpeakers {
    package init() {}

    package func speakers(of user: String) async throws -> [LinkedSpeaker] {
        guard user == SampleListener.user.id, let linkedAt = Timestamp(year: 2026, month: 10, day: 4) else { return [] }
        return [LinkedSpeaker(id: "household-1", linkedAt: linkedAt)]
    }

    package func unlinkSpeaker(_ id: String, of user: String) async throws {}
}
