/// One line of the changelog of a version, written for the developers of its clients.
public struct VersionChange: Hashable, Sendable {
    /// What kind of change it is.
    public enum Kind: String, CaseIterable, Sendable {
        case added, changed, removed, fixed, deprecated
    }

    /// Who the line is for.
    public enum Audience: String, CaseIterable, Sendable {
        case `public`, `internal`
    }

    /// What kind of change it is.
    public let type: Kind
    /// The line itself.
    public let summary: String
    /// The names of the features that make the change.
    public let flags: [String]
    /// Whether a client of the version before has to be changed for it.
    public let breaking: Bool
    /// Who the line is for.
    public let audience: Audience
}
