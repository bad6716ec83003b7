import Synchronization
package import VersionService

/// Where the overrides in force come from and how old they are, for readiness, metrics and the log.
package final class FlagState: Sendable {
    /// Where overrides come from.
    package enum Source: String, CaseIterable, Sendable {
        /// There are none: nothing but the manifest decides, and what was killed is alive.
        case compiled
        /// The file beside the node.
        case lastKnownGood
        /// The store.
        case store
    }

    /// Why the head of the store is not in force.
    package enum Alarm: Hashable, Sendable, CustomStringConvertible {
        /// The store was set back, as by a backup; `nil` when it has no revision at all.
        case olderHead(Int?, serving: Int)
        /// The store has other overrides under the same number.
        case differentHead(Int)
        /// The store has gone on from a history that is not the one in force.
        case foreignHistory(head: Int, serving: Int)

        package var description: String {
            let advice = "accept the head if that is meant"
            return switch self {
            case .olderHead(let head?, let serving): "the head is revision \(head), older than revision \(serving) in force; \(advice)"
            case .olderHead(nil, let serving): "the store has no revision, but revision \(serving) is in force; \(advice)"
            case .differentHead(let number): "revision \(number) of the store is another than the one in force; \(advice)"
            case .foreignHistory(let head, let serving):
                "revision \(head) does not come from revision \(serving) in force; \(advice)"
            }
        }
    }

    /// A revision that is not in force because something is wrong with it as a whole.
    package struct Refusal: Hashable, Sendable {
        package let revision: Int
        package let reason: String
    }

    /// What is known at one moment.
    package struct Snapshot: Sendable {
        package var source = Source.compiled
        /// The revision in force.
        package var revision: Int?
        /// When this node took over the overrides in force.
        package var appliedAt: Timestamp?
        /// When it was last known that there are no newer ones: when the store answered, or the file was written.
        package var confirmedAt: Timestamp?
        /// Why the store does not answer; `nil` while it does.
        package var storeFailure: String?
        /// Whether the store has answered since the start.
        package var hasHeardStore = false
        package var alarm: Alarm?
        package var refusal: Refusal?
        /// Why the last known good file could not be written or read.
        package var fileFailure: String?
        /// What of the overrides is not in force as it was written.
        package var degradations: [Degradation] = []
        /// Whether the node should get requests.
        package var isReady = true

        /// The age in seconds of what is in force; `nil` when that is what was compiled in, without any store heard.
        package func age(at instant: Timestamp) -> Int64? {
            confirmedAt.map { max(0, instant.secondsSinceEpoch - $0.secondsSinceEpoch) }
        }

        /// What is not as it should be, in fixed words that say nothing about the inside, for answers open to anybody.
        package var reasons: [String] {
            var reasons: [String] = []
            if storeFailure != nil { reasons.append("store") }
            if alarm != nil { reasons.append("head") }
            if refusal != nil { reasons.append("refused") }
            if fileFailure != nil { reasons.append("lkg-not-written") }
            // Another program of the fleet may know a feature that this one does not: that is for information.
            for degradation in degradations where degradation.kind != .unknownFlag {
                reasons.append("\(degradation.kind.rawValue)(\(degradation.flag ?? degradation.version?.description ?? ""))")
            }
            return reasons
        }
    }

    private let state = Mutex(Snapshot())
    /// The overrides in force: they also change with the manifest and the clock, so they are asked for, not kept.
    private let overlay: @Sendable () -> OverlaySnapshot

    init(overlay: @escaping @Sendable () -> OverlaySnapshot) {
        self.overlay = overlay
    }

    package var current: Snapshot {
        var snapshot = state.withLock { $0 }
        let overlay = overlay()
        snapshot.revision = overlay.revision
        snapshot.degradations = overlay.degradations
        return snapshot
    }

    func update(_ change: (inout Snapshot) -> Void) {
        state.withLock { change(&$0) }
    }
}
