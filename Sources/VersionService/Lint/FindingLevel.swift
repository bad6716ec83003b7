/// How bad a finding is.
public enum FindingLevel: String, CaseIterable, Sendable {
    /// Good to know.
    case info
    /// Worth a look before it becomes an error or an embarrassment.
    case warning
    /// The manifest cannot be used.
    case error
}

extension FindingLevel: Comparable {
    public static func < (left: FindingLevel, right: FindingLevel) -> Bool {
        left.rank < right.rank
    }

    private var rank: Int {
        switch self {
        case .info: 0
        case .warning: 1
        case .error: 2
        }
    }
}

extension FindingLevel: CustomStringConvertible {
    public var description: String { rawValue }
}
