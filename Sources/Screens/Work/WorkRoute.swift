/// Where a work is found.
public struct WorkRoute: EntityRoute {
    public static let folder = "works"
    public let id: String

    public init(id: String) {
        self.id = id
    }
}
