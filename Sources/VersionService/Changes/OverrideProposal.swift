/// What a change would lead to: the answer of a dry run, and what is committed when the run is not dry.
public struct OverrideProposal: Hashable, Sendable {
    /// The document.
    public let overrides: Overrides
    /// Warnings about it, and what was wrong before.
    public let findings: [OverrideFinding]
    /// What is different.
    public let diff: OverrideDiff
}
