/// The features that could go.
public struct StaleFlagReport: Sendable, Equatable {
    /// In the order of their definitions.
    public let flags: [StaleFlag]
    /// Whether commands were among the samples; where not, a feature that only commands read counts as unread.
    public let includesCommands: Bool
    /// How many renderings it took.
    public let renders: Int

    /// The report for programs.
    public var literal: JSONLiteral {
        [
            "flags": .array(flags.map(\.literal)), "includesCommands": .bool(includesCommands), "renders": .integer(renders),
        ]
    }
}

extension StaleFlagReport: CustomStringConvertible {
    public var description: String {
        var lines = flags.map(\.description)
        if lines.isEmpty { lines.append("no feature is stale") }
        if !includesCommands, flags.contains(where: { $0.reasons.contains(.unread) }) {
            lines.append("commands were not looked at: what only they read counts as unread")
        }
        return lines.joined(separator: "\n")
    }
}
