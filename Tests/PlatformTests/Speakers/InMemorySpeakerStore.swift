import SonosBridge
import Synchronization
import VersionService

/// Keeps links and reports in memory, with the semantics that a database has, but for the bounds.
final class InMemorySpeakerStore: SpeakerStore {
    struct State {
        var codes: [[UInt8]: SpeakerLinkCode] = [:]
        var tokens: [[UInt8]: (token: SpeakerToken, link: String)] = [:]
        var links: [String: SpeakerLink] = [:]
        var plays: [SpeakerPlayReport] = []
        var failures: [SpeakerFailureReport] = []
        var positions: [String: Int] = [:]
        var names: [String: String] = [:]
        var isUnreachable = false
        /// How often a link's use was noted.
        var useCount = 0
    }

    struct Unreachable: Error {}

    private let state = Mutex(State())

    /// A look at everything.
    var contents: State { state.withLock { $0 } }

    /// Whether every call fails from now on.
    func setUnreachable(_ isUnreachable: Bool) {
        state.withLock { $0.isUnreachable = isUnreachable }
    }

    private func withState<Value: Sendable>(_ body: (inout State) -> Value) throws -> Value {
        try state.withLock { state in
            if state.isUnreachable { throw Unreachable() }
            return body(&state)
        }
    }

    func insertLinkCode(_ code: SpeakerLinkCode, at time: Timestamp) async throws {
        try withState { $0.codes[code.hash] = code }
    }

    func linkCode(hash: [UInt8]) async throws -> SpeakerLinkCode? {
        try withState { $0.codes[hash] }
    }

    func completeLinkCode(hash: [UInt8], account: String, at time: Timestamp) async throws -> Bool {
        try withState { state in
            guard let code = state.codes[hash], code.account == nil, code.expiresAt > time else { return false }
            state.codes[hash] = SpeakerLinkCode(
                hash: hash, household: code.household, deviceHash: code.deviceHash, expiresAt: code.expiresAt, account: account)
            return true
        }
    }

    func redeemLinkCode(
        _ claim: SpeakerLinkClaim, link: String, token: SpeakerToken, at time: Timestamp
    ) async throws -> SpeakerLinkRedemption {
        try withState { state in
            guard let code = state.codes[claim.hash], code.admits(claim, at: time) else { return .failed }
            guard let account = code.account else { return .pending }
            state.codes[claim.hash] = nil
            for old in state.links.values where old.account == account && old.household == code.household {
                Self.removeLink(old.id, &state)
            }
            state.links[link] = SpeakerLink(
                id: link, account: account, household: code.household, createdAt: time, lastUsedAt: time)
            state.tokens[token.hash] = (token, link)
            return .linked(account: account)
        }
    }

    func token(hash: [UInt8]) async throws -> LinkedSpeakerToken? {
        try withState { state in
            guard let found = state.tokens[hash], let link = state.links[found.link] else { return nil }
            return LinkedSpeakerToken(token: found.token, link: link)
        }
    }

    func insertToken(_ token: SpeakerToken, after hash: [UInt8], at time: Timestamp) async throws -> Bool {
        try withState { state in
            guard let found = state.tokens[hash], found.token.expiresAt > time else { return false }
            state.tokens[token.hash] = (token, found.link)
            return true
        }
    }

    func markLinkUsed(id: String, at time: Timestamp) async throws {
        try withState { state in
            guard let link = state.links[id], time.days(since: link.lastUsedAt) >= 1 else { return }
            state.useCount += 1
            state.links[id] = SpeakerLink(
                id: id, account: link.account, household: link.household, createdAt: link.createdAt, lastUsedAt: time)
        }
    }

    func links(ofAccount account: String) async throws -> [SpeakerLink] {
        try withState { state in state.links.values.filter { $0.account == account }.sorted { $0.lastUsedAt > $1.lastUsedAt } }
    }

    func removeLink(id: String, ofAccount account: String) async throws -> Bool {
        try withState { state in
            guard state.links[id]?.account == account else { return false }
            Self.removeLink(id, &state)
            return true
        }
    }

    func removeAll(ofAccount account: String) async throws {
        try withState { state in
            for link in state.links.values where link.account == account { Self.removeLink(link.id, &state) }
        }
    }

    func removeExpired(at time: Timestamp) async throws {
        try withState { state in
            state.codes = state.codes.filter { $0.value.expiresAt > time }
            state.tokens = state.tokens.filter { $0.value.token.expiresAt > time }
            let live = Set(state.tokens.values.map(\.link))
            state.links = state.links.filter { live.contains($0.key) }
        }
    }

    private static func removeLink(_ id: String, _ state: inout State) {
        state.links[id] = nil
        state.tokens = state.tokens.filter { $0.value.link != id }
    }
}

extension InMemorySpeakerStore {
    func insertPlayReport(_ report: SpeakerPlayReport, resuming change: ResumePositionChange) async throws {
        try withState { state in
            state.plays.append(report)
            guard case .account(let account) = report.owner else { return }
            switch change {
            case .keep: break
            case .clear: state.positions["\(account) \(report.track)"] = nil
            case .set(let milliseconds): state.positions["\(account) \(report.track)"] = milliseconds
            }
        }
    }

    func playReports(of owner: SpeakerOwner) async throws -> [SpeakerPlayReport] {
        try withState { state in state.plays.filter { $0.owner == owner }.reversed() }
    }

    func insertFailureReport(_ report: SpeakerFailureReport) async throws {
        try withState { $0.failures.append(report) }
    }

    func failureReports(of owner: SpeakerOwner) async throws -> [SpeakerFailureReport] {
        try withState { state in state.failures.filter { $0.owner == owner }.reversed() }
    }

    func resumePosition(track: String, account: String) async throws -> Int? {
        try withState { $0.positions["\(account) \(track)"] }
    }

    func insert(_ payloads: [String: String]) async throws {
        try withState { $0.names.merge(payloads) { _, new in new } }
    }

    func payload(named name: String) async throws -> String? {
        try withState { $0.names[name] }
    }
}
