import ScreenKit
import Synchronization

/// Remembers which tracks the collections of a container hold, so that the pages of one enumeration agree on their total and
/// only the first of them has to look at every collection.
///
/// Holds as many containers as fit, each for one state of the lists; the longest unused goes first.
final class RecursionPlans: Sendable {
    /// Whose view of which container; how many tracks it holds does not depend on the language.
    struct Key: Hashable {
        let container: SonosID
        let user: ScreenUser?
    }

    private struct Plan {
        let revision: String
        let runs: [TrackRun]
        var lastUse: Int
    }

    private struct State {
        var plans: [Key: Plan] = [:]
        var uses = 0
        /// Plans that are being made.
        var unfinished = 0
    }

    /// Plans that may be made at the same time: each of them renders hundreds of screens.
    private static let maximumUnfinished = 4

    private let capacity: Int
    private let state = Mutex(State())

    init(capacity: Int = 32) {
        self.capacity = capacity
    }

    /// The runs of a container in one state of the lists; nil where they are not known.
    func runs(_ key: Key, revision: String) -> [TrackRun]? {
        state.withLock { state in
            guard let plan = state.plans[key], plan.revision == revision else { return nil }
            state.uses += 1
            state.plans[key]?.lastUse = state.uses
            return plan.runs
        }
    }

    /// Makes room for another plan to be made, which ``end()`` gives back; false where too many are.
    func begin() -> Bool {
        state.withLock { state in
            guard state.unfinished < Self.maximumUnfinished else { return false }
            state.unfinished += 1
            return true
        }
    }

    func end() {
        state.withLock { $0.unfinished -= 1 }
    }

    func insert(_ runs: [TrackRun], _ key: Key, revision: String) {
        state.withLock { state in
            if state.plans[key] == nil, state.plans.count >= capacity,
                let oldest = state.plans.min(by: { $0.value.lastUse < $1.value.lastUse })?.key
            {
                state.plans[oldest] = nil
            }
            state.uses += 1
            state.plans[key] = Plan(revision: revision, runs: runs, lastUse: state.uses)
        }
    }
}
