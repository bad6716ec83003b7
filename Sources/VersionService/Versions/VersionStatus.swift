/// The stage a version of the API has reached, from the oldest stage to the newest.
///
/// The order of the cases is the order of life: along the versions of a manifest, oldest first, it never goes down.
public enum VersionStatus: String, CaseIterable, Sendable {
    /// No longer served: its clients get a 410 with an update screen they can draw.
    case retired
    /// Served, with a notice on every screen and an end in sight.
    case deprecated
    /// Served, with nothing to say about it.
    case supported
    /// The version new clients are written for; there is exactly one.
    case current
    /// Served, and free to change until it becomes current.
    case beta
}

extension VersionStatus: Comparable {
    public static func < (left: VersionStatus, right: VersionStatus) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .retired: 0
        case .deprecated: 1
        case .supported: 2
        case .current: 3
        case .beta: 4
        }
    }
}

extension VersionStatus: CustomStringConvertible {
    public var description: String { rawValue }

    /// Whether clients of such a version get screens.
    public var isLive: Bool { self != .retired }
}
