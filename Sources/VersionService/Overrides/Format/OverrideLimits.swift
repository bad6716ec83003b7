/// How large a document of overrides may be, so that reading and evaluating one takes a bounded time.
enum OverrideLimits {
    /// Bytes of a document.
    static let size = 1 << 20
    static let overrides = 1000
    static let segments = 100
    static let rules = 50
    static let conditions = 50
    static let values = 500
    static let weights = 100
    /// Conditions of a rule with those of its segments.
    static let expandedConditions = 500
    static let id = 1...64
    static let reason = 3...500
    static let label = 1...200
    /// Texts that attributes are compared with.
    static let text = 0...200
}
