/// Where an ensemble is found.
public struct EnsembleRoute: EntityRoute {
    public static let folder = "ensembles"
    public let id: String

    public init(id: String) {
        self.id = id
    }
}
