/// What the holder of an administrator's token may do; each role may do what the one before it may.
public enum AdminRole: String, CaseIterable, Sendable, Comparable {
    /// May look at everything but tokens.
    case viewer
    /// May change overrides.
    case `operator`
    /// May do everything, and hand out tokens.
    case admin

    public static func < (left: AdminRole, right: AdminRole) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .viewer: 0
        case .operator: 1
        case .admin: 2
        }
    }
}
