/// A place where an app serves assets, outside all versions.
public struct AssetEndpoint: Sendable {
    /// The path with its parameters in braces: `images/{kind}/{file}`.
    public let pattern: String
    private let loadAsset: @Sendable (RouteParameters) async throws -> Asset?

    /// - Parameter load: answers nil where there is no such asset, and throws ``RouteError`` for a malformed path.
    public init(_ pattern: String, load: @escaping @Sendable (RouteParameters) async throws -> Asset?) {
        self.pattern = pattern
        loadAsset = load
    }

    /// The asset with those parameters, nil when there is none.
    public func load(_ parameters: RouteParameters) async throws -> Asset? {
        try await loadAsset(parameters)
    }
}
