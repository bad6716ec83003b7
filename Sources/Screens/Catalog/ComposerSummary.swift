/// What lists and headers show of a composer.
public struct ComposerSummary: Sendable, Hashable {
    public let id: String
    public let name: String
    /// The name as it is sorted (`Bach, Johann Sebastian`).
    public let sortName: String
    public let born: Int?
    public let died: Int?
    public let period: Period
    public let workCount: Int
    public let albumCount: Int

    public init(
        id: String, name: String, sortName: String, born: Int?, died: Int?, period: Period, workCount: Int, albumCount: Int
    ) {
        self.id = id
        self.name = name
        self.sortName = sortName
        self.born = born
        self.died = died
        self.period = period
        self.workCount = workCount
        self.albumCount = albumCount
    }
}
