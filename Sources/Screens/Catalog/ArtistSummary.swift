/// What lists and headers show of a performer.
public struct ArtistSummary: Sendable, Hashable {
    public let id: String
    public let name: String
    public let role: ArtistRole
    public let born: Int?
    public let died: Int?
    /// ISO 3166-1 alpha-2.
    public let country: String?
    public let albumCount: Int

    public init(id: String, name: String, role: ArtistRole, born: Int?, died: Int?, country: String?, albumCount: Int) {
        self.id = id
        self.name = name
        self.role = role
        self.born = born
        self.died = died
        self.country = country
        self.albumCount = albumCount
    }
}
