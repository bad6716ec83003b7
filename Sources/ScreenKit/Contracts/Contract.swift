/// Everything the screens of one version may contain: what a client of that version has been written for.
///
/// Frozen as `contracts/v7.json` when the version is released. Texts, the number of items and their order are no part of it.
public struct Contract: Hashable, Sendable {
    /// The members of one subject by their path: `text.title`, `menu[].actions[]`, `analytics.*`.
    public typealias Shape = [String: ContractProperty]

    /// The version as answers name it, `v7`.
    public let version: String
    public let shapes: [ContractSubject: Shape]

    public init(version: String, shapes: [ContractSubject: Shape]) {
        self.version = version
        self.shapes = shapes
    }

    /// The discriminators of one kind, sorted.
    public func names(of kind: ContractSubject.Kind) -> [String] {
        shapes.keys.filter { $0.kind == kind }.map(\.name).sorted()
    }

    /// The most members one subject may have, so that a map that grows with the catalogue is found out early.
    static let maximumProperties = 1000
    /// The most items one closed list may have.
    static let maximumItems = 2000
}
