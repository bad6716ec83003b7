/// A parameter of a request that cannot be used.
public struct RouteError: Error, Sendable, Equatable {
    /// The parameter's name.
    public let field: String
    /// What is wrong with it, for the person who sent it.
    public let reason: String

    public init(field: String, reason: String) {
        self.field = field
        self.reason = reason
    }
}
