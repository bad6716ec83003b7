/// Where a composer is found.
public struct ComposerRoute: EntityRoute {
    public static let folder = "composers"
    public let id: String

    public init(id: String) {
        self.id = id
    }
}
