public import VersionService

/// What a client can draw and do: a semantic version of each set of components and actions.
public struct Capabilities: Sendable, Hashable {
    public let sets: [String: SemanticVersion]

    public init(_ sets: [String: SemanticVersion]) {
        self.sets = sets
    }

    /// Whether the client has that set in at least that version.
    public func supports(_ set: String, since version: SemanticVersion) -> Bool {
        sets[set].map { $0 >= version } ?? false
    }
}
