/// Two routes that claim the same path.
public struct RoutingConflict: Error, Sendable, CustomStringConvertible {
    public let pattern: String

    public var description: String { "two routes are registered for '\(pattern)'" }
}
