public import VersionService

/// Keeps what links households to accounts, and what their players tell.
///
/// Each function is one transaction. Errors are the storage's own and mean that nothing has changed. How much is kept is bounded
/// by ``SpeakerLimits``.
public protocol SpeakerStore: SonosIDStore {
    // MARK: Link codes

    /// Adds a link code, and removes what has expired or is one too many.
    func insertLinkCode(_ code: SpeakerLinkCode, at time: Timestamp) async throws

    /// The link code with that hash, expired or not.
    func linkCode(hash: [UInt8]) async throws -> SpeakerLinkCode?

    /// Notes who has signed in with a link code.
    ///
    /// - Returns: whether it was noted; `false` if the code is not there, has expired, or somebody has signed in with it already.
    func completeLinkCode(hash: [UInt8], account: String, at time: Timestamp) async throws -> Bool

    /// Exchanges a link code that somebody has signed in with for a link with its first token.
    ///
    /// Of several callers with the same code exactly one succeeds. A link that account and household have already is replaced, and
    /// its tokens are good for nothing from then on.
    ///
    /// - Parameters:
    ///   - link: the identifier of the new link.
    ///   - token: its token.
    func redeemLinkCode(
        _ claim: SpeakerLinkClaim, link: String, token: SpeakerToken, at time: Timestamp
    ) async throws -> SpeakerLinkRedemption

    // MARK: Links and their tokens

    /// The token with that hash, stale and expired ones included.
    func token(hash: [UInt8]) async throws -> LinkedSpeakerToken?

    /// Adds a token to the link of another one, which stays.
    ///
    /// - Parameter hash: the hash of the other one.
    /// - Returns: whether it was added; `false` if the other one is not there, or has expired.
    func insertToken(_ token: SpeakerToken, after hash: [UInt8], at time: Timestamp) async throws -> Bool

    /// Notes that a link is in use, unless that was noted less than a day before.
    func markLinkUsed(id: String, at time: Timestamp) async throws

    /// The links of an account, the one used last first.
    func links(ofAccount account: String) async throws -> [SpeakerLink]

    /// Removes a link, whose tokens are good for nothing from then on.
    ///
    /// - Returns: whether the account had such a link.
    func removeLink(id: String, ofAccount account: String) async throws -> Bool

    /// Removes everything that belongs to an account: codes, links, tokens, reports and places to go on from.
    func removeAll(ofAccount account: String) async throws

    /// Removes codes and tokens that have expired by then, and links without any token left.
    func removeExpired(at time: Timestamp) async throws

    // MARK: Reports

    /// Keeps a report and, for an account, changes the place where it goes on with the track.
    func insertPlayReport(_ report: SpeakerPlayReport, resuming change: ResumePositionChange) async throws

    /// The reports that are kept, the newest first.
    func playReports(of owner: SpeakerOwner) async throws -> [SpeakerPlayReport]

    /// Keeps a report of something that went wrong.
    func insertFailureReport(_ report: SpeakerFailureReport) async throws

    /// The reports of failures that are kept, the newest first.
    func failureReports(of owner: SpeakerOwner) async throws -> [SpeakerFailureReport]

    /// Milliseconds from a track's beginning to where the account goes on with it; nil for the beginning.
    func resumePosition(track: String, account: String) async throws -> Int?
}
