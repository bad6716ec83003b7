/// Overrides were refused.
public struct OverridesError: Error, Hashable, CustomStringConvertible {
    /// What holds the overrides: a file, or what someone asked for.
    public let source: String
    /// Everything that is wrong with them.
    public let findings: [OverrideFinding]

    public var description: String {
        let count = findings.count == 1 ? "1 error" : "\(findings.count) errors"
        return (["\(source) has \(count)"] + findings.map(\.description)).joined(separator: "\n")
    }
}
