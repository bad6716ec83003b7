/// What lists and headers show of an ensemble.
public struct EnsembleSummary: Sendable, Hashable {
    public let id: String
    public let name: String
    public let type: EnsembleType
    public let founded: Int?
    public let city: String?
    public let albumCount: Int

    public init(id: String, name: String, type: EnsembleType, founded: Int?, city: String?, albumCount: Int) {
        self.id = id
        self.name = name
        self.type = type
        self.founded = founded
        self.city = city
        self.albumCount = albumCount
    }
}
