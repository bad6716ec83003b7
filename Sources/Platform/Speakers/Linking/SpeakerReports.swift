package import SonosBridge
package import VersionService

/// Keeps what players tell of their playing, and where listeners go on with a track.
///
/// Reports of listeners without an account are kept for their household; without that either they are nobody's and dropped.
package struct SpeakerReports: SonosPlayback {
    private let store: any SpeakerStore
    private let trackMilliseconds: @Sendable (_ track: String) async throws -> Int?
    private let now: @Sendable () -> Timestamp

    /// Longer texts of players are cut.
    private static let maximumTextLength = 512

    /// Makes the service.
    ///
    /// - Parameters:
    ///   - trackMilliseconds: how long a track is; nil where that is not known, so that its end goes unnoticed.
    ///   - now: the clock that reports are dated by.
    package init(
        store: any SpeakerStore, trackMilliseconds: @escaping @Sendable (_ track: String) async throws -> Int? = { _ in nil },
        now: @escaping @Sendable () -> Timestamp = { Timestamp.now }
    ) {
        self.store = store
        self.trackMilliseconds = trackMilliseconds
        self.now = now
    }

    package func report(_ report: SonosPlayReport, track: String, _ listener: SonosListener) async throws {
        guard let owner = Self.owner(listener) else { return }
        let length = report.offsetMillis == nil || listener.user == nil ? nil : try await trackMilliseconds(track)
        let record = SpeakerPlayReport(
            owner: owner, kind: report.isProgress ? .progress : .status, track: track, container: Self.bounded(report.container),
            playedMilliseconds: report.seconds.flatMap(Self.milliseconds), offsetMilliseconds: report.offsetMillis,
            status: Self.bounded(report.status), time: now())
        try await store.insertPlayReport(
            record, resuming: ResumePositionChange(status: report.status, offset: report.offsetMillis, trackLength: length))
    }

    package func reportFailure(track: String, code: Int, message: String, _ listener: SonosListener) async throws {
        guard let owner = Self.owner(listener) else { return }
        try await store.insertFailureReport(
            SpeakerFailureReport(
                owner: owner, track: track, code: code, message: message.bounded(to: Self.maximumTextLength), time: now()))
    }

    package func position(track: String, _ listener: SonosListener) async throws -> Int? {
        guard let user = listener.user else { return nil }
        return try await store.resumePosition(track: track, account: user.id)
    }

    private static func owner(_ listener: SonosListener) -> SpeakerOwner? {
        if let user = listener.user { return .account(user.id) }
        guard let household = listener.household, (1...SpeakerHousehold.maximumLength).contains(household.utf8.count) else { return nil }
        return .household(household)
    }

    private static func bounded(_ text: String?) -> String? {
        text?.bounded(to: maximumTextLength)
    }

    private static func milliseconds(_ seconds: Int) -> Int? {
        let (value, hasOverflowed) = seconds.multipliedReportingOverflow(by: 1000)
        return hasOverflowed ? nil : value
    }
}
