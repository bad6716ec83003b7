/// The name of an entry of the component catalogue, written `namespace.name` (`core.trackRow`).
///
/// The set is open: an app adds its own types by extending this structure with static members
/// and listing their definitions in its ``ComponentCatalogue``.
public struct ComponentType: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    public let rawValue: String

    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    public var description: String { rawValue }
}
